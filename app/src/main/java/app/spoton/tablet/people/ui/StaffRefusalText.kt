package app.spoton.tablet.people.ui

import androidx.compose.runtime.Composable
import androidx.compose.ui.res.stringResource
import app.spoton.tablet.R
import app.spoton.tablet.people.StaffRefusal
import app.spoton.tablet.people.staff.Role

/**
 * Why a person of this role cannot be added or removed, and what to do.
 *
 * @param lookAlike who has a name that looks like the refused one
 */
@Composable
fun refusalText(refusal: StaffRefusal, role: Role, lookAlike: String): String = when (refusal) {
    StaffRefusal.NAME_MISSING -> stringResource(R.string.people_name_missing)
    StaffRefusal.NAME_TOO_LONG -> stringResource(R.string.people_name_too_long)
    StaffRefusal.NAME_TAKEN -> stringResource(R.string.people_name_taken)
    StaffRefusal.NAME_NOT_ALLOWED -> stringResource(R.string.people_name_not_allowed)
    StaffRefusal.NAME_MIXES_ALPHABETS -> stringResource(R.string.people_name_mixed)
    StaffRefusal.NAME_LOOKS_LIKE_ANOTHER -> stringResource(R.string.people_name_looks_like, lookAlike)
    StaffRefusal.PIN_NOT_DIGITS -> stringResource(R.string.people_pin_digits)
    StaffRefusal.PIN_TOO_SHORT -> stringResource(R.string.people_pin_short, role.minDigits())
    StaffRefusal.PIN_TOO_LONG -> stringResource(R.string.people_pin_long, Role.MAX_DIGITS)
    StaffRefusal.PIN_TOO_SIMPLE -> stringResource(R.string.people_pin_simple)
    StaffRefusal.LAST_SUPERVISOR -> stringResource(R.string.people_last_supervisor)
    StaffRefusal.NOT_ALLOWED -> stringResource(R.string.people_not_allowed)
    StaffRefusal.WRONG_CODE -> stringResource(R.string.recovery_wrong)
    StaffRefusal.WAIT -> stringResource(R.string.recovery_wait)
}
