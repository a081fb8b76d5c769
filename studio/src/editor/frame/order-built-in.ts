/** Around all that is beside the menu: the header, then a list, a form or a view. */
const FRAME = '.template-default__wrap'
/** What Payload draws as the main part itself, in forms. */
const OWN_MAIN = 'main'
/** A header of a part, which is none of the page. */
const PART_HEADER = 'header.list-header'
/** Above a form, outside its main part. */
const FORM_HEADER = '.doc-header'
/** A choice of several with a button of its own inside, which a button may not have. */
const CHIP = '.rs__multi-value[role=button]'
/** A tab that is called by a part of what stands on it. */
const TAB = '.doc-tab[aria-label]'
/** A picture beside its name, which says the name again. */
const NAMED_PICTURE = '.file img[alt]:not([alt=""])'
const HEAD = 'h3:not([aria-level])'
const PARTS = [PART_HEADER, FORM_HEADER, CHIP, TAB, NAMED_PICTURE, HEAD].join()

/** Gives Payload's parts the roles and ranks by which a screen reader leads through a page. */
export function orderBuiltIn(root: Element): void {
  const frame = root.closest(FRAME) ?? root.querySelector(FRAME)
  if (frame !== null) markMain(frame)
  for (const element of [root, ...root.querySelectorAll(PARTS)]) orderOne(element, frame)
}

/** Views follow each other in the same place. */
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
  // Right below the title of the page no rank is left out.
  if (element.matches(HEAD) && frame?.contains(element) && frame.querySelector('h2') === null)
    element.setAttribute('aria-level', '2')
}

/** What stays is not written: a watcher of the page would be told of it again. */
function nameHeader(header: Element): void {
  const title = header.querySelector('h1')?.textContent ?? ''
  if (title === '' || header.getAttribute('aria-label') === title) return
  header.setAttribute('role', 'region')
  header.setAttribute('aria-label', title)
}
