package app.spoton.tablet.designsystem.theme

import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Typography
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.sp

/** The outcomes' colors in the current theme. */
val LocalOutcomeColors = staticCompositionLocalOf { DarkOutcomes }

/** Material's type, a step larger where it is small: the tablet stands at arm's length. */
private val Type = Typography().run {
    copy(
        headlineLarge = headlineLarge.copy(fontWeight = FontWeight.SemiBold),
        headlineMedium = headlineMedium.copy(fontWeight = FontWeight.SemiBold),
        titleLarge = titleLarge.copy(fontWeight = FontWeight.Medium),
        titleMedium = titleMedium.copy(fontSize = 18.sp, lineHeight = 26.sp),
        bodyLarge = bodyLarge.copy(fontSize = 18.sp, lineHeight = 27.sp, letterSpacing = 0.15.sp),
        bodyMedium = bodyMedium.copy(fontSize = 16.sp, lineHeight = 24.sp),
        labelLarge = labelLarge.copy(fontSize = 16.sp, lineHeight = 22.sp),
        labelMedium = labelMedium.copy(fontSize = 14.sp, lineHeight = 20.sp),
    )
}

@Composable
fun SpotOnTheme(dark: Boolean, content: @Composable () -> Unit) {
    CompositionLocalProvider(LocalOutcomeColors provides if (dark) DarkOutcomes else LightOutcomes) {
        MaterialTheme(colorScheme = if (dark) DarkColors else LightColors, typography = Type, content = content)
    }
}
