/** What a person did inside an island before it was ready. */
export type EarlyEvent = { target: Element; event: MouseEvent | KeyboardEvent }

const FIRST_TOUCH = ['pointerdown', 'click', 'keydown', 'input', 'change', 'focusin', 'submit'] as const
/** The browser acts on these itself, so repeating them would act twice. */
const NATIVE =
  'a[href],summary,label,input,select,textarea,option,video,audio,[popovertarget],[commandfor],[command],form button:not([type=button]),button[form]'
/** Keys that a widget may act on; letters reach the field by themselves, Enter, Tab and the space bar have native effects. */
const WIDGET_KEY = /^(?:Arrow|Page|Home$|End$|Escape$)/

const ONCE = { once: true }

/** Listens from the start, tells of the first event in an island, and keeps what is worth repeating. */
export function recordEarlyEvents(onFirst: (island: HTMLElement) => void) {
  const recorded = new Map<Element, EarlyEvent[]>()
  const finished = new WeakSet<Element>()

  function onEvent(event: Event): void {
    const { target } = event
    if (!(target instanceof Element)) return
    const island = target.closest<HTMLElement>('menagerie-island')
    if (island === null || finished.has(island)) return
    const events = recorded.get(island) ?? []
    recorded.set(island, events)
    if (isWorthRepeating(event, target, events)) events.push({ target, event })
    onFirst(island)
  }

  let compositionEnd: Promise<void> | undefined
  document.addEventListener('compositionstart', ({ target }) => {
    compositionEnd = new Promise((done) => target?.addEventListener('compositionend', () => setTimeout(done), ONCE))
  })
  for (const type of FIRST_TOUCH) document.addEventListener(type, onEvent, { capture: true, passive: true })

  return {
    /** React would break off a composed character (IME, dead key) in a text area that has a text of its own. */
    afterComposition: () => compositionEnd,
    /** Hands out what was recorded for an island that is ready now, and stops recording it. */
    take(island: Element): EarlyEvent[] {
      finished.add(island)
      const events = recorded.get(island) ?? []
      recorded.delete(island)
      return events
    },
  }
}

function isWorthRepeating(event: Event, target: Element, before: EarlyEvent[]): event is MouseEvent | KeyboardEvent {
  if (event instanceof KeyboardEvent) return event.type === 'keydown' && WIDGET_KEY.test(event.key)
  if (event.type !== 'click' || target.closest(NATIVE) !== null) return false
  // A second click because nothing happened means the first: two clicks would open and close.
  return !before.some((earlier) => earlier.event.type === 'click' && earlier.target === target)
}
