/** The page beside the menu: its header, then a list, a form or a view. */
const FRAME = '.template-default__wrap'
/** Payload's own `main` element, in forms. */
const OWN_MAIN = 'main'
/** A `header` element within a part, which is not the page's header. */
const PART_HEADER = 'header.list-header'
/** Header of a form, outside its `main` element. */
const FORM_HEADER = '.doc-header'
/** A chosen value with the role of a button that contains a button, which is not allowed. */
const CHIP = '.rs__multi-value[role=button]'
/** A tab whose accessible name is only a part of its text. */
const TAB = '.doc-tab[aria-label]'
/** A picture whose alternative text repeats the name beside it. */
const NAMED_PICTURE = '.file img[alt]:not([alt=""])'
const HEAD = 'h3:not([aria-level])'
const PARTS = [PART_HEADER, FORM_HEADER, CHIP, TAB, NAMED_PICTURE, HEAD].join()

/** Corrects roles and heading levels of Payload's parts for screen readers. */
export function orderBuiltIn(root: Element): void {
  const frame = root.closest(FRAME) ?? root.querySelector(FRAME)
  if (frame !== null) markMain(frame)
  for (const element of [root, ...root.querySelectorAll(PARTS)]) orderOne(element, frame)
}

/** Views replace each other in the same element, so the role must also be removed. */
function markMain(frame: Element): void {
  const hasOwn = frame.querySelector(OWN_MAIN) !== null
  for (const part of frame.children) {
    if (!hasOwn && part === frame.lastElementChild) part.setAttribute('role', 'main')
    else if (part.getAttribute('role') === 'main') part.removeAttribute('role')
  }
}

function orderOne(element: Element, frame: Element | null): void {
  if (element.matches(PART_HEADER)) element.setAttribute('role', 'none')
  if (element.matches(FORM_HEADER)) nameHeader(element)
  if (element.matches(CHIP)) element.setAttribute('role', 'group')
  if (element.matches(TAB)) element.removeAttribute('aria-label')
  if (element.matches(NAMED_PICTURE)) element.setAttribute('alt', '')
  // Headings directly below the page's title must not skip a level.
  if (element.matches(HEAD) && frame?.contains(element) && frame.querySelector('h2') === null)
    element.setAttribute('aria-level', '2')
}

/** Writes only changed values, because each write triggers the mutation observer again. */
function nameHeader(header: Element): void {
  const title = header.querySelector('h1')?.textContent ?? ''
  if (title === '' || header.getAttribute('aria-label') === title) return
  header.setAttribute('role', 'region')
  header.setAttribute('aria-label', title)
}
