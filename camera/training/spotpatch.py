"""The patch of a betting spot, cut as the app cuts it (FeltPatch.java): out of the table as seen from straight above, turned so that stacks lean upward."""
import cv2
import numpy as np

PATCH, SPAN = 48, 3.36       # pixels of a patch, and how many radii of the spot it spans
BELOW = .4                   # how many radii its middle lies from the spot's, towards the camera: there stacks that lean over the spot have their feet


def patch(view, x, y, radius, up):
    """x, y: the middle of the spot in the view. radius: of the spot, in pixels of the view. up: the direction there in which stacks lean."""
    n = 2 * PATCH
    step = SPAN * radius / n
    right = np.array([-up[1], up[0]])
    middle = np.array([x, y]) - up * (BELOW * radius) - (right - up) * ((n - 1) / 2 * step)
    m = np.float64([[right[0] * step, -up[0] * step, middle[0]], [right[1] * step, -up[1] * step, middle[1]]])
    fine = cv2.warpAffine(view, m, (n, n), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP, borderMode=cv2.BORDER_REPLICATE)
    return cv2.resize(fine, (PATCH, PATCH), interpolation=cv2.INTER_AREA)
