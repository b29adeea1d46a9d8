package app.spoton.tablet.ui

import androidx.compose.runtime.Composable
import app.spoton.tablet.R

@Composable
fun TrainerScreen() {
    ComingPage(
        R.drawable.ic_trainer, R.string.trainer_headline, R.string.trainer_lead,
        listOf(
            R.string.trainer_drills_title to R.string.trainer_drills,
            R.string.trainer_repeat_title to R.string.trainer_repeat,
            R.string.trainer_progress_title to R.string.trainer_progress,
        ),
    )
}
