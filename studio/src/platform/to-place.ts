/** Names of tabs: at the head of a place they say nothing that an editor does not see. */
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
 * Where a field is, as Payload says it, for editors: `Main area → Block 3 (Call to action) → Title`.
 *
 * @param toWord - says the name of a tab in the language of the place
 */
export function toFieldPlace(label: string, toWord: (english: string) => string = (english) => english): string {
  const tab = TABS.map(toWord).find((name) => label.startsWith(`${name} > `))
  return (tab === undefined ? label : label.slice(tab.length + 3)).replaceAll(' > ', ' → ')
}
