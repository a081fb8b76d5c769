import type { FinderTexts } from '../finder-texts.ts'

const WAIT_MS = 10_000

/** Asks for the place only when pressed. Distances are reckoned here: no other computer hears where the visitor is. */
export function offerNearMe(finder: HTMLElement, form: HTMLElement, texts: FinderTexts): void {
  const offer = form.querySelector<HTMLElement>('[data-near-me]')
  const button = offer?.querySelector('button')
  const status = finder.querySelector('[role=status]')
  if (!offer || !button || !status || !('geolocation' in navigator)) return
  offer.hidden = false
  button.addEventListener('click', () => {
    status.textContent = texts.searching
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        import('./show-near.ts')
          .then(({ showNear }) => showNear(finder, status, { lat: coords.latitude, lng: coords.longitude }, texts))
          .catch(() => {
            status.textContent = texts.failed
          })
      },
      ({ code, PERMISSION_DENIED }) => {
        status.textContent = code === PERMISSION_DENIED ? texts.denied : texts.failed
      },
      { timeout: WAIT_MS, maximumAge: 60_000 },
    )
  })
}
