import type { FinderTexts } from '../finder-texts.ts'
import { showNear } from './show-near.ts'

const WAIT_MS = 10_000

/** Sorts the stores by the visitor's position. Distances are computed here, so that the position never leaves the device. */
export function findNearMe(finder: HTMLElement, texts: FinderTexts): void {
  const status = finder.querySelector('[role=status]')
  if (!status) return
  status.textContent = texts.searching
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => {
      showNear(finder, status, { lat: coords.latitude, lng: coords.longitude }, texts).catch(() => {
        status.textContent = texts.failed
      })
    },
    ({ code, PERMISSION_DENIED }) => {
      status.textContent = code === PERMISSION_DENIED ? texts.denied : texts.failed
    },
    { timeout: WAIT_MS, maximumAge: 60_000 },
  )
}
