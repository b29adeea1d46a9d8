package app.spoton.tablet.trainer.ui.components

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.sizeIn
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Icon
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Surface
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.LocalResources
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.painterResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import app.spoton.engine.game.Game
import app.spoton.tablet.R
import app.spoton.tablet.designsystem.inputs.Choice
import app.spoton.tablet.designsystem.inputs.focusRing
import app.spoton.tablet.trainer.state.TrainerActions
import app.spoton.tablet.trainer.text.TrainerText
import app.spoton.tablet.trainer.trainee.Trainee
import java.util.Optional

internal val Rounded = RoundedCornerShape(20.dp)

@Composable
internal fun trainerText(): TrainerText {
    val resources = LocalResources.current
    return remember(resources) { TrainerText(resources) }
}

/** A page's title, with a button back to the trainer's home page. */
@Composable
internal fun PageTitle(title: String, actions: TrainerActions) {
    Row(horizontalArrangement = Arrangement.spacedBy(12.dp), verticalAlignment = Alignment.CenterVertically) {
        BackButton(actions)
        Text(title, Modifier.semantics { heading() }, style = MaterialTheme.typography.headlineLarge)
    }
}

@Composable
internal fun BackButton(actions: TrainerActions) {
    val says = stringResource(R.string.back)
    Box(
        Modifier
            .testTag("trainer-back")
            .focusRing(Rounded)
            .clip(Rounded)
            .clickable(role = Role.Button, onClick = actions::back)
            .semantics { contentDescription = says }
            .sizeIn(minWidth = 48.dp, minHeight = 48.dp),
        Alignment.Center,
    ) {
        Icon(painterResource(R.drawable.ic_back), null, Modifier.size(28.dp))
    }
}

/** A group with an optional heading. */
@Composable
internal fun Section(title: String?, modifier: Modifier = Modifier, content: @Composable ColumnScope.() -> Unit) {
    Surface(
        modifier.fillMaxWidth(),
        shape = RoundedCornerShape(24.dp),
        color = MaterialTheme.colorScheme.surfaceContainerLow,
    ) {
        Column(Modifier.padding(20.dp), verticalArrangement = Arrangement.spacedBy(12.dp)) {
            if (title != null) {
                Text(
                    title, Modifier.semantics { heading() },
                    color = MaterialTheme.colorScheme.primary, style = MaterialTheme.typography.titleLarge,
                )
            }
            content()
        }
    }
}

/** A card that opens another page. */
@Composable
internal fun NavigationCard(title: String, hint: String, tag: String, onClick: () -> Unit) {
    val colors = MaterialTheme.colorScheme
    Row(
        Modifier
            .fillMaxWidth()
            .testTag(tag)
            .focusRing(Rounded)
            .clip(Rounded)
            .border(1.dp, colors.outline, Rounded)
            .clickable(role = Role.Button, onClick = onClick)
            .heightIn(min = 72.dp)
            .padding(horizontal = 20.dp, vertical = 10.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        Column(Modifier.weight(1f)) {
            Text(title, style = MaterialTheme.typography.titleMedium, fontWeight = FontWeight.Bold)
            Text(hint, color = colors.onSurfaceVariant, style = MaterialTheme.typography.bodyMedium)
        }
        Icon(painterResource(R.drawable.ic_forward), null, Modifier.size(24.dp))
    }
}

/** One of the games, or all of them. */
@Composable
internal fun GameChoices(games: List<Game>, chosen: Optional<Game>, tag: String, onChoose: (Optional<Game>) -> Unit) {
    Choices {
        Choice(
            stringResource(R.string.trainer_all_games), "$tag-all", chosen = !chosen.isPresent, toggles = true,
        ) { onChoose(Optional.empty()) }
        games.forEach { game ->
            val here = chosen.isPresent && chosen.get() == game
            Choice(game.title(), "$tag-" + game.id(), chosen = here, toggles = true) { onChoose(Optional.of(game)) }
        }
    }
}

@Composable
internal fun Choices(content: @Composable () -> Unit) {
    FlowRow(
        horizontalArrangement = Arrangement.spacedBy(8.dp), verticalArrangement = Arrangement.spacedBy(8.dp),
        itemVerticalAlignment = Alignment.CenterVertically,
    ) { content() }
}

@Composable
internal fun displayName(trainee: Trainee): String =
    trainee.name().ifEmpty { stringResource(R.string.trainer_no_name) }

/** A short text on a colored background. */
@Composable
internal fun Badge(label: String, background: Color, content: Color, modifier: Modifier = Modifier) {
    Text(
        label,
        modifier.background(background, RoundedCornerShape(12.dp)).padding(horizontal = 14.dp, vertical = 6.dp),
        color = content, style = MaterialTheme.typography.titleLarge, fontWeight = FontWeight.Bold,
    )
}
