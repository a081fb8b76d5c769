import type { JobSetWords } from './job-words.ts'

export const TAILWELL_JOBS_DE: JobSetWords = {
  overview: {
    path: 'stellenangebote',
    menu: 'Stellenangebote',
    title: 'Arbeiten bei Tailwell',
    subTitle: 'Ein kleines Team, viele Tiere und Platz für noch jemanden',
    meta: 'Offene Stellen bei Tailwell: was Sie tun, wo Sie arbeiten und wie Sie sich bewerben.',
    content: `## So arbeiten wir
Wir sind ein Team von 500 Menschen, und fast ebenso viele Hunde kommen mit. Entschieden wird dort, wo gearbeitet wird, Fehler werden beim Mittagessen erzählt, und wer eine Idee hat, bekommt einen Tag, um sie auszuprobieren.
Ihr Tier darf mitkommen, wenn es sich mit den anderen verträgt. Fische bleiben zu Hause.`,
  },
  jobs: {
    'product-developer': {
      slug: 'produktentwicklung-pflege',
      title: 'Produktentwicklung Pflege (m/w/d)',
      subTitle: 'Für jemanden, der riecht, rührt und zweimal fragt',
      summary: 'Sie entwickeln Shampoos, Balsame und Tropfen, von der ersten Idee bis zur Flasche im Laden.',
      location: 'Wiesenheim',
      hours: '32 bis 40 Stunden pro Woche',
      content: `## Was Sie tun
Sie entwickeln Pflegeprodukte für Hunde, Katzen und Pferde. Sie wählen aus, was hineinkommt, rühren kleine Mengen an, prüfen, wie sie schäumen, sich verteilen und ausspülen lassen, und schreiben auf, was Sie lernen, damit andere es verstehen.
Sie besuchen Hundesalons und Ställe und sehen zu, wie unsere Produkte wirklich benutzt werden. Mit unseren Lieferanten arbeiten Sie, bis die fünfzigste Flasche ist wie die erste.
## Was Sie mitbringen
- Eine Ausbildung in Chemie, Pharmazie oder Kosmetik
- Zwei Jahre Erfahrung mit eigenen Rezepturen
- Geduld mit nassen Hunden
## Was Sie bekommen
- 30 Tage Urlaub und einen zum Geburtstag Ihres Tieres
- Ein Labor mit Blick in den Garten
- Ein Mittagessen, das jemand kocht, manchmal Sie`,
      button: 'Schreiben Sie uns',
    },
    'customer-care': {
      slug: 'kundenberatung',
      title: 'Kundenberatung (m/w/d)',
      subTitle: 'Für jemanden, der zuerst zuhört',
      summary:
        'Sie beantworten Fragen von Tierhaltern und Läden, per E-Mail und am Telefon, und sagen uns, was besser geht.',
      location: 'Wiesenheim',
      remote: 'oder zwei Tage pro Woche zu Hause',
      hours: '20 bis 28 Stunden pro Woche',
      content: `## Was Sie tun
Die Leute schreiben uns mit allerlei Fragen: wie viel Futter ein Hund von 12 Kilo bekommt, warum die Pumpe klemmt, ob ein Kaninchen Banane darf. Sie antworten, freundlich und in einfachen Worten. Was Sie nicht wissen, finden Sie heraus.
Einmal in der Woche tragen Sie die Fragen zusammen und erzählen uns anderen, was immer wiederkommt. Die Hälfte unserer Verbesserungen beginnt dort.
## Was Sie mitbringen
- Sie schreiben klares Deutsch und sprechen gern mit Menschen
- Sie kennen mindestens zwei Tierarten aus dem eigenen Haushalt
- Sie wissen, wann eine Frage in die Tierarztpraxis gehört, und sagen es auch
## Was Sie bekommen
- Drei Wochen Einarbeitung, mit einem Tag in jeder Abteilung
- 30 Tage Urlaub
- Einen Schreibtisch, unter den ein Hund passt`,
      button: 'Auf diese Stelle bewerben',
    },
  },
}
