import type { PortalWords } from './portal-words.ts'

export const PORTAL_DE: PortalWords = {
  column: 'Für Händler',
  press: 'Presse',
  business: {
    path: 'haendler',
    menu: 'Händler werden',
    title: 'Für Händler',
    subTitle: '{brand} in Ihrem Regal, und Menschen, die ans Telefon gehen',
    meta: 'Sie möchten {brand} verkaufen? Was wir Händlern bieten und wie Sie einen Zugang zum Händlerportal bekommen.',
    content: `## Was Sie bekommen
- **Bestellungen ab einem Karton.** Auch kleine Läden sind uns wichtig.
- **Bilder und Texte** für Regal, Schaufenster und Onlineshop.
- **Antworten von Menschen**, die das Sortiment kennen, an jedem Werktag.
## So werden Sie Kunde
Schicken Sie Namen und Adresse Ihres Geschäfts an {mail}. Wir sehen uns jede Anfrage selbst an und antworten innerhalb von zwei Werktagen.
Sie haben schon einen Zugang? Dann [melden Sie sich an](page:business-login).`,
  },
  login: {
    slug: 'anmelden',
    title: 'Anmelden',
    subTitle: 'Für Händler mit Zugang',
    meta: 'Anmeldung zum Händlerportal von {brand}, für Händler mit Zugang.',
    content:
      'Verwenden Sie die E-Mail-Adresse, mit der sich Ihr Geschäft registriert hat. Noch kein Zugang? [So bekommen Sie einen](page:business).',
  },
  portal: {
    slug: 'haendlerportal',
    title: 'Händlerportal',
    subTitle: 'Schön, dass Sie da sind',
    content:
      'Hier finden Sie, was Sie für den Verkauf von {brand} brauchen: [Bilder und Texte](page:portal-material) und [den direkten Draht zu uns](page:portal-contact).',
  },
  material: {
    slug: 'bilder-und-texte',
    title: 'Bilder und Texte',
    subTitle: 'Für Regal, Schaufenster und Onlineshop',
    content: `## Was Sie verwenden dürfen
Alle Bilder und Texte unserer Produkte, kostenlos und so lange Sie sie verkaufen. Zeigen Sie die Packung bitte ganz und in ihren eigenen Farben.
## Für Ihren Onlineshop
Die Nummer unter dem Strichcode ist die in unseren Listen. Die Datei mit allen Namen, Texten und Bildern bekommen Sie auf Anfrage: {mail}.`,
  },
  contact: {
    slug: 'kontakt',
    title: 'Kontakt für Händler',
    subTitle: 'Ein Mensch statt einer Warteschleife',
    content:
      'Eine Frage zu einer Bestellung, Lieferung oder Rechnung? Schreiben Sie an {mail} und nennen Sie Ihre Kundennummer. Wir antworten noch am selben Werktag.',
  },
}
