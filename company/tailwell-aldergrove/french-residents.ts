/** Spec §1: what the law asks of medicines for animals, of French residents alone. */
export const FRENCH_RESIDENTS =
  'Les informations de ce site relatives aux médicaments vétérinaires constituent une communication à caractère ' +
  'promotionnel. Elles s’adressent exclusivement aux personnes résidant en France. Lisez attentivement la notice ' +
  'avant toute utilisation et demandez conseil à votre vétérinaire ou à votre pharmacien.'
