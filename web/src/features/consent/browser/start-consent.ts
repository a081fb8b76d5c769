/** Loads what asks for a choice, where the page has it. */
export function startConsent(): void {
  const form = document.querySelector<HTMLFormElement>('[data-consent-settings]')
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-consent]')
  // Where a visitor changes the choice, there is no need to ask for it.
  if (form !== null) void import('./consent-settings.ts').then((each) => each.startSettings(form))
  else if (dialog !== null) void import('./ask-consent.ts').then((each) => each.askConsent(dialog))
}
