package app.spoton.tablet.designsystem.theme

import androidx.compose.material3.ColorScheme
import androidx.compose.material3.darkColorScheme
import androidx.compose.material3.lightColorScheme
import androidx.compose.runtime.Immutable
import androidx.compose.ui.graphics.Color

// Brass on dark felt. Neutral surfaces carry a trace of green; brass marks what is chosen, because red, blue and
// green are taken by the outcomes. ColorsTest holds every pair that meets on screen to its contrast.

internal val DarkColors: ColorScheme = darkColorScheme(
    primary = Color(0xFFECC873),
    onPrimary = Color(0xFF2E2200),
    primaryContainer = Color(0xFF4A3A0F),
    onPrimaryContainer = Color(0xFFFFE3A3),
    inversePrimary = Color(0xFF6C5300),
    secondary = Color(0xFFA8CFBC),
    onSecondary = Color(0xFF0E3325),
    secondaryContainer = Color(0xFF1F4032),
    onSecondaryContainer = Color(0xFFC8EBD9),
    tertiary = Color(0xFFA9C9EA),
    onTertiary = Color(0xFF0B3050),
    tertiaryContainer = Color(0xFF24415C),
    onTertiaryContainer = Color(0xFFD3E6FA),
    error = Color(0xFFFFB4A6),
    onError = Color(0xFF5C1206),
    errorContainer = Color(0xFF7A2415),
    onErrorContainer = Color(0xFFFFDAD3),
    background = Color(0xFF0E1312),
    onBackground = Color(0xFFE7EDE9),
    surface = Color(0xFF0E1312),
    onSurface = Color(0xFFE7EDE9),
    surfaceVariant = Color(0xFF26302C),
    onSurfaceVariant = Color(0xFFBECAC3),
    surfaceTint = Color(0xFFECC873),
    inverseSurface = Color(0xFFE2E8E4),
    inverseOnSurface = Color(0xFF1A211E),
    outline = Color(0xFF8B9891),
    outlineVariant = Color(0xFF35403B),
    scrim = Color(0xFF000000),
    surfaceBright = Color(0xFF35403B),
    surfaceDim = Color(0xFF0A0E0D),
    surfaceContainerLowest = Color(0xFF0A0E0D),
    surfaceContainerLow = Color(0xFF141B18),
    surfaceContainer = Color(0xFF19211E),
    surfaceContainerHigh = Color(0xFF212B27),
    surfaceContainerHighest = Color(0xFF2B3632),
)

internal val LightColors: ColorScheme = lightColorScheme(
    primary = Color(0xFF6C5300),
    onPrimary = Color(0xFFFFFFFF),
    primaryContainer = Color(0xFFFFE29B),
    onPrimaryContainer = Color(0xFF261B00),
    inversePrimary = Color(0xFFECC873),
    secondary = Color(0xFF2A654C),
    onSecondary = Color(0xFFFFFFFF),
    secondaryContainer = Color(0xFFC9EAD8),
    onSecondaryContainer = Color(0xFF06251A),
    tertiary = Color(0xFF2F5A85),
    onTertiary = Color(0xFFFFFFFF),
    tertiaryContainer = Color(0xFFD3E6FA),
    onTertiaryContainer = Color(0xFF0B2238),
    error = Color(0xFFA62B18),
    onError = Color(0xFFFFFFFF),
    errorContainer = Color(0xFFFFDAD3),
    onErrorContainer = Color(0xFF410B03),
    background = Color(0xFFF6F9F6),
    onBackground = Color(0xFF161D1A),
    surface = Color(0xFFF6F9F6),
    onSurface = Color(0xFF161D1A),
    surfaceVariant = Color(0xFFDCE5DF),
    onSurfaceVariant = Color(0xFF3D4843),
    surfaceTint = Color(0xFF6C5300),
    inverseSurface = Color(0xFF2A322E),
    inverseOnSurface = Color(0xFFECF2EE),
    outline = Color(0xFF65716B),
    outlineVariant = Color(0xFFC3CEC8),
    scrim = Color(0xFF000000),
    surfaceBright = Color(0xFFFBFDFB),
    surfaceDim = Color(0xFFD6DED9),
    surfaceContainerLowest = Color(0xFFFFFFFF),
    surfaceContainerLow = Color(0xFFFFFFFF),
    surfaceContainer = Color(0xFFECF2EE),
    surfaceContainerHigh = Color(0xFFE4EBE6),
    surfaceContainerHighest = Color(0xFFDCE5DF),
)

/** A fill color and the color of what is drawn on it. */
@Immutable
data class Fill(val color: Color, val content: Color)

/** The three outcomes of a wager. They differ in brightness too, for people who see red and green alike. */
@Immutable
data class OutcomeColors(val take: Fill, val push: Fill, val pay: Fill)

internal val DarkOutcomes = OutcomeColors(
    take = Fill(Color(0xFFFF8B73), Color(0xFF3A0A02)),
    push = Fill(Color(0xFFB9CCE0), Color(0xFF10263B)),
    pay = Fill(Color(0xFF62DB9B), Color(0xFF00301A)),
)

internal val LightOutcomes = OutcomeColors(
    take = Fill(Color(0xFFB3261E), Color(0xFFFFFFFF)),
    push = Fill(Color(0xFF44586C), Color(0xFFFFFFFF)),
    pay = Fill(Color(0xFF0B6B3F), Color(0xFFFFFFFF)),
)
