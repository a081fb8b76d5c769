import hiddenStyles from '../../../ui/VisuallyHidden.module.css'
import { toDial, toDirections } from '../directions.ts'
import styles from '../StoreCard.module.css'
import type { HoursRow, ListedStore, StoreFile } from '../store-file.ts'

type Words = StoreFile['words']
type Attributes = Readonly<Record<string, string | undefined>>

/** Renders a store like `StoreCard` on the server, for one that this page of the list does not have. A test compares the two. */
export function buildCard(store: ListedStore, words: Words, distance?: string): HTMLElement {
  const { id, name, href, lines, position, hours } = store
  const zone = hours?.zone || undefined
  const attributes = {
    id,
    class: styles.store,
    'data-store': position ? `${position.lat},${position.lng}` : '',
    'data-hours': hours?.code,
    'data-zone': zone,
  }
  const ways = toWays(store, words)
  return make('li', attributes, [
    make('h3', { class: styles.name }, [make('a', { href }, [name])]),
    make('p', { class: styles.distance, 'data-distance': 'true', hidden: distance === undefined ? '' : undefined }, [
      distance ?? '',
    ]),
    make(
      'address',
      { class: styles.address },
      lines.map((line) => make('span', {}, [line])),
    ),
    ...(zone ? [make('p', { class: styles.open, 'data-open': 'true', hidden: '' }, [])] : []),
    ...(hours ? [toHours(hours, words)] : []),
    ...(ways.length > 0 ? [make('p', { class: styles.ways }, ways)] : []),
  ])
}

function toWays({ phone, dial, website, position }: ListedStore, { website: site, directions, newTab }: Words) {
  const outside = (href: string, text: string) =>
    make('a', { href, target: '_blank', rel: 'noopener' }, [
      text,
      make('span', { class: hiddenStyles.hidden }, [` (${newTab})`]),
    ])
  return [
    ...(phone ? [make('a', { href: toDial(dial || phone) }, [phone])] : []),
    ...(website ? [outside(website, site)] : []),
    ...(position ? [outside(toDirections(position), directions)] : []),
  ]
}

const toHours = ({ week }: HoursRow, { hours, closed }: Words) =>
  make('details', { class: styles.hours }, [
    make('summary', {}, [hours]),
    make(
      'dl',
      {},
      week.map(([days, times]) => make('div', {}, [make('dt', {}, [days]), make('dd', {}, [times || closed])])),
    ),
  ])

function make(tag: string, attributes: Attributes, children: readonly (Node | string)[]): HTMLElement {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) if (value !== undefined) element.setAttribute(name, value)
  element.append(...children.filter((child) => child !== ''))
  return element
}
