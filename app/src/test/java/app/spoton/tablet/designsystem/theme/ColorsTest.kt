package app.spoton.tablet.designsystem.theme

import androidx.compose.material3.ColorScheme
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.luminance
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test

class ColorsTest {
    private val schemes = mapOf("dark" to DarkColors, "light" to LightColors)
    private val outcomes = mapOf("dark" to DarkOutcomes, "light" to LightOutcomes)

    @Test
    fun textStandsOutFourAndAHalfToOneOnEverySurfaceItIsWrittenOn() {
        schemes.forEach { (name, scheme) ->
            scheme.surfaces().forEach { (surface, behind) ->
                contrast("$name: text on $surface", scheme.onSurface, behind, TEXT)
                contrast("$name: quiet text on $surface", scheme.onSurfaceVariant, behind, TEXT)
                contrast("$name: headings on $surface", scheme.primary, behind, TEXT)
                contrast("$name: errors on $surface", scheme.error, behind, TEXT)
            }
            contrast("$name: on brass", scheme.onPrimary, scheme.primary, TEXT)
            contrast("$name: on dim brass", scheme.onPrimaryContainer, scheme.primaryContainer, TEXT)
            contrast("$name: on felt", scheme.onSecondary, scheme.secondary, TEXT)
            contrast("$name: on dim felt", scheme.onSecondaryContainer, scheme.secondaryContainer, TEXT)
            contrast("$name: on tertiary", scheme.onTertiary, scheme.tertiary, TEXT)
            contrast("$name: on dim tertiary", scheme.onTertiaryContainer, scheme.tertiaryContainer, TEXT)
            contrast("$name: on error", scheme.onError, scheme.error, TEXT)
            contrast("$name: on dim error", scheme.onErrorContainer, scheme.errorContainer, TEXT)
            contrast("$name: inverse", scheme.inverseOnSurface, scheme.inverseSurface, TEXT)
            contrast("$name: inverse brass", scheme.inversePrimary, scheme.inverseSurface, TEXT)
        }
    }

    @Test
    fun linesThatMeanSomethingStandOutThreeToOne() {
        schemes.forEach { (name, scheme) ->
            scheme.surfaces().forEach { (surface, behind) ->
                contrast("$name: outline on $surface", scheme.outline, behind, GRAPHICS)
            }
        }
    }

    @Test
    fun anOutcomesSignAndItsShapeStandOut() {
        outcomes.forEach { (name, outcome) ->
            listOf(outcome.take, outcome.push, outcome.pay).forEach { fill ->
                contrast("$name: sign", fill.content, fill.color, TEXT)
                schemes.getValue(name).surfaces().forEach { (surface, behind) ->
                    contrast("$name: shape on $surface", fill.color, behind, GRAPHICS)
                }
            }
        }
    }

    @Test
    fun contrastIsMeasuredAsTheAccessibilityGuidelinesDo() {
        assertEquals(21f, contrast(Color.White, Color.Black), 0.01f)
        assertEquals(4.54f, contrast(Color(0xFF767676), Color.White), 0.01f)
    }

    private fun ColorScheme.surfaces() = mapOf(
        "background" to background, "surface" to surface, "lowest" to surfaceContainerLowest,
        "low" to surfaceContainerLow, "container" to surfaceContainer, "high" to surfaceContainerHigh,
        "highest" to surfaceContainerHighest,
    )

    private fun contrast(what: String, color: Color, behind: Color, least: Float) {
        val found = contrast(color, behind)
        assertTrue("$what is $found to 1, less than $least", found >= least)
    }

    /** WCAG 2: the lighter luminance and the darker one, each with a twentieth for stray light. */
    private fun contrast(a: Color, b: Color): Float {
        val (dark, light) = listOf(a.luminance(), b.luminance()).sorted()
        return (light + 0.05f) / (dark + 0.05f)
    }

    private companion object {
        const val TEXT = 4.5f
        const val GRAPHICS = 3f
    }
}
