import type { Language } from '@menagerie/sites/brand-locale'

type StoreFinderWords = { title: string; subTitle: string; meta: string; content: string }

/** `{brand}` is the brand's name. */
export const STORE_FINDER: Readonly<Record<Language, StoreFinderWords>> = {
  en: {
    title: 'Store finder',
    subTitle: 'Shops near you, and shops on the web',
    meta: 'Where to buy {brand}: shops to visit and web shops.',
    content: `## Can’t find your shop?
Ask there anyway: most shops can order {brand} for you within a few days.`,
  },
  nl: {
    title: 'Verkooppunten',
    subTitle: 'Winkels bij jou in de buurt, en winkels op het web',
    meta: 'Waar je {brand} koopt: winkels en webwinkels.',
    content: `## Staat je winkel er niet bij?
Vraag er gerust naar: de meeste winkels kunnen {brand} binnen een paar dagen bestellen.`,
  },
  de: {
    title: 'Verkaufsstellen',
    subTitle: 'Geschäfte in Ihrer Nähe und Onlineshops',
    meta: 'Wo es {brand} gibt: Geschäfte in Ihrer Nähe und Onlineshops.',
    content: `## Ihr Geschäft ist nicht dabei?
Fragen Sie trotzdem nach: Die meisten Geschäfte können {brand} innerhalb weniger Tage bestellen.`,
  },
  fr: {
    title: 'Points de vente',
    subTitle: 'Des magasins près de chez vous et des boutiques en ligne',
    meta: 'Où acheter {brand} : magasins près de chez vous et boutiques en ligne.',
    content: `## Votre magasin n’est pas dans la liste ?
Demandez-lui quand même : la plupart des magasins peuvent commander {brand} en quelques jours.`,
  },
  es: {
    title: 'Puntos de venta',
    subTitle: 'Tiendas cerca de ti y tiendas en línea',
    meta: 'Dónde comprar {brand}: tiendas cerca de ti y tiendas en línea.',
    content: `## ¿Tu tienda no está en la lista?
Pregunta de todos modos: la mayoría de las tiendas pueden pedir {brand} en pocos días.`,
  },
  it: {
    title: 'Punti vendita',
    subTitle: 'Negozi vicino a te e negozi online',
    meta: 'Dove comprare {brand}: negozi vicino a te e negozi online.',
    content: `## Il tuo negozio non è nell’elenco?
Chiedi comunque: quasi tutti i negozi possono ordinare {brand} in pochi giorni.`,
  },
  pl: {
    title: 'Punkty sprzedaży',
    subTitle: 'Sklepy w pobliżu i sklepy internetowe',
    meta: 'Gdzie kupić produkty {brand}: sklepy w pobliżu i sklepy internetowe.',
    content: `## Nie ma tu Twojego sklepu?
Zapytaj mimo to: większość sklepów może zamówić produkty {brand} w ciągu kilku dni.`,
  },
  cs: {
    title: 'Prodejny',
    subTitle: 'Prodejny ve vašem okolí a e-shopy',
    meta: 'Kde koupit {brand}: prodejny ve vašem okolí a e-shopy.',
    content: `## Vaše prodejna v seznamu chybí?
Zkuste se zeptat: většina prodejen může {brand} objednat během několika dnů.`,
  },
  hu: {
    title: 'Üzletkereső',
    subTitle: 'Üzletek a közelben és webáruházak',
    meta: 'Hol kapható a {brand}: üzletek a közelben és webáruházak.',
    content: `## Nincs a listában az Ön üzlete?
Kérdezze meg mégis: a legtöbb üzlet néhány nap alatt meg tudja rendelni a {brand} termékeit.`,
  },
  ru: {
    title: 'Найти магазин',
    subTitle: 'Магазины рядом с вами и магазины в интернете',
    meta: 'Где купить {brand}: магазины рядом с вами и интернет-магазины.',
    content: `## Вашего магазина нет в списке?
Всё равно спросите: большинство магазинов могут заказать {brand} за несколько дней.`,
  },
  uk: {
    title: 'Знайти магазин',
    subTitle: 'Магазини поруч із вами та магазини в інтернеті',
    meta: 'Де купити {brand}: магазини поруч із вами та інтернет-магазини.',
    content: `## Вашого магазину немає у списку?
Усе одно запитайте: більшість магазинів можуть замовити {brand} за кілька днів.`,
  },
  no: {
    title: 'Butikker',
    subTitle: 'Butikker nær deg og nettbutikker',
    meta: 'Her får du kjøpt {brand}: butikker nær deg og nettbutikker.',
    content: `## Er ikke butikken din med?
Spør likevel: de fleste butikker kan bestille {brand} på noen få dager.`,
  },
  da: {
    title: 'Find en butik',
    subTitle: 'Butikker i nærheden og webshops',
    meta: 'Her kan du købe {brand}: butikker i nærheden og webshops.',
    content: `## Er din butik ikke på listen?
Spørg alligevel: de fleste butikker kan bestille {brand} på få dage.`,
  },
  fi: {
    title: 'Myymälät',
    subTitle: 'Myymälät lähelläsi ja verkkokaupat',
    meta: 'Mistä {brand}-tuotteita saa: myymälät lähelläsi ja verkkokaupat.',
    content: `## Eikö myymälääsi ole luettelossa?
Kysy silti: useimmat myymälät voivat tilata {brand}-tuotteita muutamassa päivässä.`,
  },
  sv: {
    title: 'Hitta butik',
    subTitle: 'Butiker nära dig och webbutiker',
    meta: 'Här kan du köpa {brand}: butiker nära dig och webbutiker.',
    content: `## Finns din butik inte med?
Fråga ändå: de flesta butiker kan beställa {brand} på några dagar.`,
  },
}
