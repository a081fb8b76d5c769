type InvalidWords = { required: string; email: string }

type CheckedField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Translates messages for an invalid field, which browsers show in their own language. Messages for other problems stay
 * the browser's.
 */
export function tellInvalid({ target }: Event, words: InvalidWords): void {
  if (!isChecked(target)) return
  // A former message would itself count as a fault.
  target.setCustomValidity('')
  const { valueMissing, typeMismatch } = target.validity
  if (valueMissing) target.setCustomValidity(words.required)
  else if (typeMismatch && target.type === 'email') target.setCustomValidity(words.email)
}

/** Callers must call this on input: a field with a custom message could not be submitted any more. */
export function forgetInvalid({ target }: Event): void {
  if (isChecked(target) && target.validity.customError) target.setCustomValidity('')
}

const isChecked = (target: EventTarget | null): target is CheckedField =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
