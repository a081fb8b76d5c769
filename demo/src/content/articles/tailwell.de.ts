import type { ArticleSetWords } from './article-words.ts'
import type { TailwellArticle } from './frames.ts'

export const TAILWELL_ARTICLES_DE: ArticleSetWords<TailwellArticle> = {
  news: {
    path: 'aktuelles',
    menu: 'Aktuelles',
    title: 'Aktuelles von Tailwell',
    subTitle: 'Was es im Haus, im Regal und auf der Wiese Neues gibt',
    meta: 'Aktuelles von Tailwell: neue Produkte, bessere Verpackungen und was hinter den Kulissen geschieht.',
    content: '',
  },
  care: {
    path: 'ratgeber',
    menu: 'Ratgeber',
    title: 'Ratgeber',
    subTitle: 'Kurze Antworten auf alltägliche Fragen',
    meta: 'Wie bürstet man einen Hund, und wie richtet man ein Aquarium ein? Ratschläge für jeden Tag.',
    content: `## Wie oft braucht ein Hund ein Bad?
Den meisten Hunden reicht eines alle sechs bis acht Wochen. Hat er sich in etwas Unaussprechlichem gewälzt, darf es früher sein.
## Was dürfen Kaninchen fressen?
Heu, so viel sie mögen, jeden Tag frisches Grün, Obst nur als Ausnahme. Geben Sie nie Brot, Kartoffeln oder Süßes.
## Wie viel fressen Fische?
Weniger, als sie vorgeben. Zwei oder drei kleine Mahlzeiten am Tag, und an einem Tag der Woche gar keine.`,
  },
  labels: { newest: 'Frisch aus dem Blog', products: 'In dieser Geschichte' },
  categories: {
    stories: 'Leben mit Tieren',
    'stories-dogs': 'Leben mit Hunden',
    'stories-cats': 'Leben mit Katzen',
    advice: 'Ratgeber',
    'advice-care': 'Pflege',
    'advice-home': 'Zu Hause',
    news: 'Aktuelles',
    'news-products': 'Neue Produkte',
    'news-company': 'Über uns',
  },
  articles: {
    'first-days-with-a-puppy': {
      slug: 'die-ersten-tage-mit-einem-welpen',
      title: 'Die ersten Tage mit einem Welpen',
      subTitle: 'Warum der beste Plan fast keiner ist',
      summary: 'Ein neuer Hund im Haus: was in der ersten Woche zählt und was bis zur zweiten warten kann.',
      opening: `## Tag eins: nichts tun
Das Auto steht, der Korb ist offen, und ein kleiner Hund blickt in ein Haus, das nach Fremden riecht. Der beste Plan für diesen Tag ist gar keiner. Setzen Sie sich auf den Boden, lassen Sie den Welpen zu sich kommen, und bitten Sie Ihre Freunde, bis zum Wochenende zu warten.
Zeigen Sie ihm drei Orte: wo er schläft, wo er trinkt und wo er sich lösen darf. Und dann zeigen Sie sie ihm noch einmal. Ein Welpe von acht Wochen schläft bis zu zwanzig Stunden am Tag, und der meiste Ärger der ersten Woche ist schlicht Müdigkeit.`,
      quote: 'Drei Tage lang ist der Welpe bei Ihnen zu Gast. Danach merken Sie, dass Sie der Gast sind.',
      rest: `## Kleine Schritte nach draußen
Tragen Sie Ihren Welpen nach jedem Schlaf, jeder Mahlzeit und jedem Spiel in den Garten. Warten Sie, sagen Sie nichts, und loben Sie, wenn es klappt. Ein Missgeschick im Haus wischen Sie ohne ein Wort weg.
## Pfoten und Ohren
Berühren Sie eine Pfote für eine Sekunde, geben Sie einen Leckerbissen, und hören Sie auf. Ebenso mit einem Ohr. Nach zwei Wochen haben Sie einen Hund, der für Bürste und Handtuch stillsteht, und das ist mehr wert als jedes Kunststück. Wie es weitergeht, steht in unserem [Ratgeber zum Bürsten](article:brush-before-you-bathe).
- **Schlafen:** ein Korb in einer ruhigen Ecke, nachts neben Ihrem Bett
- **Fressen:** drei oder vier kleine Mahlzeiten, immer am selben Platz
- **Alleinsein:** zehn Minuten genügen in der ersten Woche`,
    },
    'a-day-for-an-indoor-cat': {
      slug: 'ein-guter-tag-fuer-eine-wohnungskatze',
      title: 'Ein guter Tag für eine Wohnungskatze',
      subTitle: 'Vier Zimmer können ein großes Revier sein',
      summary: 'Fenster, hohe Plätze und zehn Minuten Jagd: So wird eine Wohnung ein guter Ort für eine Katze.',
      opening: `## Das Fenster ist ein Kino
Eine Katze, die drinnen lebt, hat ein Revier von wenigen Zimmern, also sollten diese spannend sein. Beginnen Sie am Fenster. Ein festes Brett in Brusthöhe, ein Kissen darauf, ein Vogelhäuschen davor: Da ist mehr los als im Fernsehen.
## Oben ist auch eine Richtung
Katzen nutzen ein Zimmer in drei Richtungen. Der Schrank, ein leeres Regalbrett, ein Stamm mit einer Plattform: Jeder hohe Platz zählt als weiteres Zimmer. Stehen zwei davon nah beieinander, haben Sie eine Straße gebaut.`,
      quote: 'Meine Katze hat zwei Zimmer auf dem Boden und fünf weitere auf dem Bücherregal.',
      rest: `## Jagen, fangen, fressen, schlafen
In dieser Reihenfolge, zweimal am Tag. Ziehen Sie ein Spielzeug über den Boden wie etwas, das fliehen will, lassen Sie es hinter einem Stuhl verschwinden, und am Ende fängt Ihre Katze es. Dann kommt das Futter. Was folgt, ist eine Wäsche und ein langer Schlaf, zumindest für die Katze.
Verstecken Sie einen Teil des täglichen Futters: unter einer Tasse, in einem Eierkarton, auf der dritten Stufe. Eine Katze, die ihr Frühstück suchen muss, ist zwanzig Minuten beschäftigt und frisst langsamer.
## Jeden Montag neu
Räumen Sie Spielzeug nach einer Woche weg und holen Sie anderes hervor. Nichts ist so langweilig wie eine Maus, die immer da ist.`,
    },
    'new-bottles-from-old': {
      slug: 'neue-flaschen-aus-alten',
      title: 'Neue Flaschen aus alten',
      subTitle: 'Alle unsere Flaschen bestehen jetzt ganz aus recyceltem Kunststoff',
      summary:
        'Seit diesem Frühjahr bestehen unsere Flaschen ganz aus recyceltem Kunststoff. Warum das zwei Jahre gedauert hat.',
      opening: `Seit diesem Monat bestehen alle unsere Flaschen aus recyceltem Kunststoff und aus nichts anderem. Bisher war es etwas mehr als die Hälfte. Man sieht den Unterschied: Das Material ist leicht grau, und keine zwei Chargen sehen ganz gleich aus.
## Warum es zwei Jahre gedauert hat
Recycelter Kunststoff ist steifer, und die ersten Pumpen gaben nach einem Monat am Wannenrand auf. Wir haben elf Verschlüsse probiert. Der zwölfte blieb, wo er war, auch bei nassen Händen und einem ungeduldigen Hund.`,
      quote: 'Eine Flasche, die tropft, spart nichts, woraus sie auch gemacht ist.',
      rest: `## Was gleich bleibt
Der Inhalt hat sich nicht geändert und die Größen auch nicht. Die Läden verkaufen zuerst die alten Flaschen, bis zum Sommer stehen also beide nebeneinander.
## Und wenn sie leer ist?
- Spülen Sie die Flasche aus und schrauben Sie den Deckel wieder auf.
- Lassen Sie das Etikett dran: Es ist aus demselben Kunststoff.
- Die Pumpe gehört in den Restmüll, denn sie enthält eine kleine Stahlfeder.
Möchten Sie wissen, wie wir arbeiten? Lesen Sie mehr [über uns](page:about).`,
    },
    'hay-with-marigold': {
      slug: 'heu-mit-ringelblumen-ist-zurueck',
      title: 'Heu mit Ringelblumen ist zurück',
      subTitle: 'Der erste Schnitt dieses Sommers ist in den Läden',
      summary: 'Eine späte Wiese, fünf trockene Tage und lange Halme: Das neue Wiesenheu mit Ringelblumen ist da.',
      opening: `Die Wiese war spät in diesem Jahr. Nach einem nassen Mai stand das Gras erst Ende Juni hoch, und unsere Bauern warteten auf fünf trockene Tage hintereinander. Sie kamen. Das neue Heu ist lang und grün, und es riecht nach Sommer.
## Ein Schnitt, langsam getrocknet
Wir nehmen nur den ersten Schnitt. Dann sind die Halme am längsten, und lange Halme brauchen Kaninchen: Sie kauen sie seitwärts, Stück für Stück, und nutzen dabei ihre Zähne ab. Das Heu trocknet auf dem Feld und auf dem Scheunenboden, nicht in einer Maschine.`,
      quote: 'Stecken Sie die Nase in den Beutel. Wenn Sie nicht selbst darin liegen möchten, ist es kein gutes Heu.',
      rest: `## Wozu die Blumen da sind
Die Ringelblumen mischen wir von Hand hinein. Sie bringen etwas Orange in die Raufe und einen Grund zum Wühlen. Kaninchen, die nach Blumen suchen, fressen langsamer und haben am Nachmittag etwas zu tun.
## Solange der Vorrat reicht
Sie finden das Heu ab der zweiten Septemberwoche im Handel. Das vom letzten Jahr war im Februar ausverkauft, im Frühjahr kann es also eine Lücke geben.
Sind Kaninchen neu für Sie? Geben Sie unbegrenzt Heu, jeden Tag frisch, und von allem anderen wenig. Mehr steht in unserem [Ratgeber](page:care).`,
    },
    'brush-before-you-bathe': {
      slug: 'erst-buersten-dann-baden',
      title: 'Erst bürsten, dann baden',
      subTitle: 'Fünf Minuten, die Ihnen eine halbe Stunde ersparen',
      summary: 'Welche Bürste zu welchem Fell passt, wo man beginnt und wie man einen Knoten löst, ohne zu ziehen.',
      opening: `Wasser macht aus kleinen Knoten große. Fünf Minuten mit der Bürste vor dem Bad ersparen Ihnen danach eine halbe Stunde mit der Schere.
## Welche Bürste für welches Fell
- **Kurz und glatt:** eine Gummibürste, in Kreisen
- **Drahtig:** eine Bürste mit festen Borsten, mit dem Strich
- **Lang:** erst ein Kamm mit weiten Zinken, dann ein feiner
- **Wollig:** eine weiche Zupfbürste, Schicht für Schicht
## Von hinten nach vorn
Beginnen Sie am Schwanz, wo es die meisten Hunde am wenigsten stört, und arbeiten Sie sich zum Kopf vor. Teilen Sie das Fell mit einer Hand und bürsten Sie, was darunter liegt, bis zur Haut. Ziehen Sie nie an einem Knoten: Halten Sie ihn nah an der Haut fest und lösen Sie ihn von der Spitze her.`,
      quote: 'Hören Sie auf, solange es Ihrem Hund noch gefällt. Morgen gibt es wieder fünf Minuten.',
      rest: `## Dann das Wasser
Lauwarm, vom Nacken abwärts, und ganz zuletzt der Kopf mit einem nassen Tuch. Zwei Minuten Shampoo genügen; spülen Sie doppelt so lange, wie Sie denken. Drücken Sie mit dem Handtuch, statt zu reiben, und kämmen Sie noch einmal, wenn das Fell fast trocken ist.
Wie oft? Den meisten Hunden reicht ein Bad alle sechs bis acht Wochen. Dazwischen bleibt das Fell mit ein- oder zweimal Bürsten in der Woche locker.
## Wann Sie Ihre Tierärztin fragen
Sehen Sie kahle Stellen, Rötungen oder viele Schuppen? Dann lassen Sie das Shampoo im Schrank und lassen Sie zuerst die Haut ansehen.`,
    },
    'starting-an-aquarium': {
      slug: 'ein-aquarium-beginnen',
      title: 'Ein Aquarium einrichten',
      subTitle: 'Vier Wochen Geduld, dann Fische',
      summary: 'Warum ein neues Becken vier Wochen laufen muss, bevor der erste Fisch einzieht, Woche für Woche.',
      opening: `## Klar heißt noch nicht bereit
Am ersten Tag sieht das Wasser klar aus, und doch ist es nicht bereit. Bakterien, die Abfall abbauen, müssen sich erst im Filter ansiedeln, und sie nehmen sich Zeit: etwa vier Wochen. Fische, die früher einziehen, schwimmen in Wasser, das sich noch nicht selbst reinigen kann.
## Woche für Woche
1. **Erste Woche.** Sand und Steine spülen, dicht bepflanzen, auffüllen, Filter und Heizung einschalten.
2. **Zweite Woche.** Jeden zweiten Tag eine Prise Futter. Niemand frisst es außer den Bakterien, und für sie ist es.
3. **Dritte Woche.** Das Wasser testen. Steigt das Nitrit, läuft alles nach Plan.
4. **Vierte Woche.** Steht das Nitrit drei Tage bei null, dürfen die ersten Fische kommen.`,
      quote: 'Das beste Werkzeug für ein neues Aquarium ist ein Kalender.',
      rest: `## Der Einzug
Lassen Sie den geschlossenen Beutel eine Viertelstunde auf dem Wasser schwimmen. Geben Sie dann alle fünf Minuten eine Tasse Wasser aus dem Becken dazu, viermal. Heben Sie die Fische mit einem Netz heraus, und lassen Sie das Wasser aus dem Laden draußen.
Beginnen Sie mit einer kleinen Gruppe einer Art, und warten Sie zwei Wochen bis zur nächsten. Füttern Sie einmal am Tag, so viel, wie in zwei Minuten gefressen wird.
## Von da an alle zwei Wochen
Wechseln Sie ein Viertel des Wassers, bei gleicher Temperatur. Spülen Sie den Filterschwamm in dem Wasser aus, das Sie entnommen haben, nie unter dem Hahn: Darin sitzen die Bakterien, auf die Sie gewartet haben.`,
    },
  },
}
