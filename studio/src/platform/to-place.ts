/** `Content > Title`: the name of a tab says nothing that an editor does not see. */
const TAB =
  /^(Content|Product|Products|Text|Texts|Store|Address|Position|Relations|Card and picture|Countries and prices) > (?=.)/

/** Where a field is, as Payload says it, for editors: `Main area → Block 3 (Call to action) → Title`. */
export const toFieldPlace = (label: string): string => label.replace(TAB, '').replaceAll(' > ', ' → ')
