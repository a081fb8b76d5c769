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
Beantragen Sie hier auf der Website einen Zugang, mit Namen und Adresse Ihres Geschäfts; das dauert wenige Minuten. Wir sehen uns jeden Antrag selbst an und antworten innerhalb von zwei Werktagen per E-Mail.`,
  },
  login: {
    slug: 'anmelden',
    title: 'Händlerportal: anmelden',
    subTitle: 'Für Händler mit Zugang',
    meta: 'Anmeldung zum Händlerportal von {brand}, für Händler mit Zugang.',
    content: 'Verwenden Sie die E-Mail-Adresse, mit der sich Ihr Geschäft registriert hat.',
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
Die Nummer unter dem Strichcode ist die in unseren Listen. Die Datei unten enthält alle Namen und Texte. Bilder schicken wir Ihnen auf Anfrage: {mail}.`,
  },
  contact: {
    slug: 'kontakt',
    title: 'Kontakt für Händler',
    subTitle: 'Ein Mensch statt einer Warteschleife',
    content: `Ihre Ansprechperson bei {brand} ist **{person}**. Schreiben Sie mit Ihrer Kundennummer an {personMail} oder bitten Sie um einen Rückruf.
## Wofür
- **Bestellungen und Lieferungen:** Änderungen bis zwölf Uhr am Tag vor dem Versand.
- **Rechnungen und Rücksendungen:** bitte mit der Nummer des Lieferscheins.
- **Ein Besuch in Ihrem Geschäft:** mit Mustern, nach Absprache.
Wir antworten noch am selben Werktag.`,
  },
  training: {
    slug: 'schulungen',
    title: 'Schulungen',
    subTitle: 'Kurze Lektionen für Ihr Team',
    content: 'Je zehn Minuten, für ruhige Vormittage im Laden. Zum Ausdrucken oder zum gemeinsamen Lesen an der Theke.',
    pages: [
      {
        slug: 'fuenf-fragen-an-der-theke',
        title: 'Fünf Fragen an der Theke',
        subTitle: 'Erst fragen, dann raten',
        content: `Wer „etwas für meinen Hund“ möchte, will gefragt werden. Fünf Fragen genügen.
## Die Fragen
- **Für wen ist es?** Tierart, Alter und Gewicht. Ohne sie ist jede Antwort geraten.
- **Worum geht es?** Ein Wunsch nach dem anderen: das Fell, das Gewicht, die Zahnpflege.
- **Was verwenden Sie jetzt?** Wer zufrieden ist, stellt langsam um, über eine Woche.
- **Hat die Tierarztpraxis etwas gesagt?** Dann gilt ihr Wort und nicht unseres.
- **Wie möchten Sie es anwenden?** Ein Spray im Flur wird öfter benutzt als ein Bad im zweiten Stock.
## Und dann
Nennen Sie zwei Produkte, nicht fünf, und sagen Sie, was sie unterscheidet. Geben Sie die Packung in die Hand: Wer das Etikett gelesen hat, hat später weniger Fragen.`,
      },
      {
        slug: 'ein-regal-das-sich-selbst-erklaert',
        title: 'Ein Regal, das sich selbst erklärt',
        subTitle: 'Ordnung, Höhe, Licht',
        content: `Auf ein Regal schaut man nur wenige Sekunden. In dieser Zeit sollte man sehen, wo das eigene Tier ist.
## Drei Regeln
- **Nach Tieren, dann nach Zweck.** Wessen Hund riecht, der sucht keine Marke.
- **Bestseller auf Augenhöhe,** große Packungen unten, kleine an der Kasse.
- **Zwei Packungen vor jede Lücke.** Ein halb leeres Regal sieht nach Resten aus.
## Einmal in der Woche
Regal wischen, Packungen nach vorn ziehen, Haltbarkeit prüfen. Alte Preisschilder kosten mehr Vertrauen als ein hoher Preis.`,
      },
    ],
  },
  news: {
    slug: 'neuigkeiten',
    title: 'Neuigkeiten für Händler',
    subTitle: 'Was sich ändert, und ab wann',
    content: 'Was sich für Händler ändert: Termine, Aufsteller, neue Produkte.',
    pages: [
      {
        slug: 'bestellungen-vor-weihnachten',
        title: 'Bestellungen vor Weihnachten: bis 4. Dezember',
        subTitle: 'Wir liefern bis 22. Dezember',
        content: `Was uns bis Freitag, 4. Dezember, erreicht, ist vor Weihnachten bei Ihnen. Spätere Bestellungen verlassen unser Lager ab dem 4. Januar.
Verwenden Sie das [Bestellformular](page:portal) und schreiben Sie „Weihnachten“ in den Betreff, dann wird Ihre Bestellung zuerst gepackt.`,
      },
      {
        slug: 'neuer-aufsteller-fuer-die-theke',
        title: 'Neuer Aufsteller für die Theke',
        subTitle: 'Kostenlos ab zehn Kartons',
        content: `Ab sofort gibt es einen kleinen Aufsteller aus Holz für sechs Produkte, 30 cm breit. Ab zehn Kartons ist er kostenlos.
Schreiben Sie an {personMail}, welche sechs Produkte Sie zeigen möchten: Wir schicken ihn gefüllt.`,
      },
    ],
  },
}
