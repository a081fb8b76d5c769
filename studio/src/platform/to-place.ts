/** Names of tabs, which are left out at the beginning of a path because editors see the tab. */
const TABS = [
  'Content',
  'Product',
  'Products',
  'Text',
  'Texts',
  'Store',
  'Address',
  'Position',
  'Relations',
  'Card and picture',
  'Countries and prices',
]

/**
 * Converts Payload's path of a field for editors: `Main area → Block 3 (Call to action) → Title`.
 *
 * @param toWord - translates the name of a tab
 */
export function toFieldPlace(label: string, toWord: (english: string) => string = (english) => english): string {
  const tab = TABS.map(toWord).find((name) => label.startsWith(`${name} > `))
  return (tab === undefined ? label : label.slice(tab.length + 3)).replaceAll(' > ', ' → ')
}
