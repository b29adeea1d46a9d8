package app.spoton.tablet

import androidx.activity.ComponentActivity
import androidx.activity.compose.setContent
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.ui.res.stringResource

fun show(activity: ComponentActivity) {
    activity.setContent { MaterialTheme { Text(stringResource(R.string.app_name)) } }
}
