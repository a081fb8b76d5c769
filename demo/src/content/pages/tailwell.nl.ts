import type { AnimalKind } from '../../pictures/palette.ts'
import type { SiteWords } from './site-words.ts'

export const TAILWELL_WORDS_NL: SiteWords<AnimalKind> = {
  home: {
    title: 'Blije dieren, blij thuis',
    subTitle: 'Verzorging, voer en speelgoed voor iedereen met vier poten, twee vleugels of een paar vinnen',
    metaTitle: 'Tailwell: verzorging, voer en speelgoed voor huisdieren',
    meta: 'Tailwell maakt verzorging, voer en speelgoed voor honden, katten, paarden, konijnen, papegaaien en vissen. Ontdek wat jouw dier leuk vindt.',
    gridTitle: 'Favorieten van deze maand',
    care: {
      title: 'Hoe vaak moet een hond in bad?',
      text: 'Korte antwoorden op vragen die elk baasje stelt, van vacht en nagels tot helder water.',
      button: 'Lees ons verzorgingsadvies',
    },
    secondGridTitle: 'Nieuw voor veren, vinnen en lange oren',
    about: {
      title: 'De mensen achter de poot',
      text: 'Veel mensen, veel dieren en een tuin vol modderige pootafdrukken.',
      button: 'Over ons',
    },
  },
  animals: {
    dog: {
      path: 'honden',
      title: 'Alles voor je hond',
      subTitle: 'Voor modderpoten, lege bakken en eindeloos apporteren',
      meta: 'Shampoo, compleet voer en speelgoed voor honden van elk formaat. Ontdek het hondenassortiment van Tailwell.',
      bottomTitle: 'Honden, groot en klein',
      bottomText:
        'Van een terriër van zes kilo tot een berghond van zestig: vacht, tanden en eetlust verschillen, en onze producten ook. Op elke verpakking staat voor welk gewicht en welke leeftijd het product bedoeld is. Twijfel je? Vraag het in de winkel of [schrijf ons](page:contact).',
      content: `## Een goede dag voor een hond
Hij begint met een wandeling en eindigt met een wandeling. Daartussen zitten een volle bak, een dutje in de zon en iemand die de bal gooit. Wij zorgen voor de rest.
- **Verzorging:** een milde shampoo die snel uitspoelt
- **Voer:** compleet, met kip als eerste ingrediënt
- **Spel:** speelgoed dat ver vliegt en blijft drijven
Is je hond nieuw in huis? Begin rustig: één wandeling, één bak, één spelletje tegelijk. Ons [verzorgingsadvies](page:care) helpt je op weg.`,
    },
    cat: {
      path: 'katten',
      title: 'Alles voor je kat',
      subTitle: 'Voor jagers, slapers en wie het allebei is',
      meta: 'Snacks, oorverzorging en speelgoed voor katten. Ontdek het kattenassortiment van Tailwell.',
      bottomTitle: 'Katten en hun gewoonten',
      bottomText:
        'Een kat heeft graag dat alles blijft zoals het is. Bied iets nieuws aan naast iets bekends en geef het een week. Onze snacks zijn klein, onze oordruppels ruiken nauwelijks en ons speelgoed is stil genoeg voor de nacht.',
      content: `## Wat zij maar wil
Een kat beslist zelf. Wij kunnen alleen iets aanbieden: een snack die knapt, een muis die nooit stilligt, druppels die nauwelijks ruiken.
## Tien minuten jagen
Binnenkatten jagen graag voor ze eten. Speel tien minuten, laat haar de [vilten muis](product:20130) vangen en sluit de jacht af met iets lekkers.`,
    },
    horse: {
      path: 'paarden',
      title: 'Alles voor je paard',
      subTitle: 'Van hoef tot voerbak',
      meta: 'Hoefbalsem en mineralen voor paarden en pony’s. Ontdek het paardenassortiment van Tailwell.',
      quote: {
        text: 'Op zondag ruikt mijn merrie de pot nog voor ze mij ziet.',
        source: 'Greta, met twee merries en een pony',
      },
      bottomTitle: 'Paarden en pony’s',
      bottomText:
        'Onze Greenstable-lijn is gemaakt voor mensen die elke dag in de stal staan. Ze vraagt weinig handelingen, werkt met koude vingers, en de emmers sluit je met één hand. Op het etiket staan de hoeveelheden voor pony’s en paarden.',
      content: `## Kleine gewoonten, groot dier
Paarden houden van regelmaat. Elke dag de hoeven uitkrabben, hooi op vaste tijden, elke ochtend een blik in de ogen. Onze producten passen daartussen: snel te gebruiken, makkelijk te doseren.
In de zomer droogt de hoorn van de hoef uit, in de winter plakt er modder aan. Een dunne laag [hoefbalsem](product:30110) helpt in beide seizoenen.`,
    },
    rabbit: {
      path: 'konijnen',
      title: 'Alles voor je konijn',
      subTitle: 'Hooi, hooi, en dan iets lekkers',
      meta: 'Weidehooi en koekjes voor konijnen. Ontdek het konijnenassortiment van Tailwell.',
      bottomTitle: 'Konijnen leven samen',
      bottomText:
        'Konijnen hebben gezelschap nodig, ruimte om te rennen en de hele dag iets om aan te knagen. Ons hooi en onze koekjes zijn ook geschikt voor cavia’s. Geef koekjes één voor één: ze zijn bedoeld als iets lekkers.',
      content: `## Vooral hooi
Vier vijfde van wat een konijn eet, hoort hooi te zijn. Het slijt de tanden, houdt de darmen aan het werk en geeft de dag inhoud. De rest is groen, een beetje droogvoer en af en toe een koekje.
Konijnen zijn geen eenlingen: houd er minstens twee en geef ze ruimte om te rennen.`,
    },
    parrot: {
      path: 'papegaaien',
      title: 'Alles voor je vogels',
      subTitle: 'Voor slimme koppen en drukke snavels',
      meta: 'Zadenmix en schommels voor papegaaien. Ontdek het assortiment van Tailwell.',
      quote: {
        text: 'In een week had hij de schommel uit elkaar. Ik heb hem nog nooit zo tevreden gezien.',
        source: 'Jonas, met een grijze roodstaart',
      },
      bottomTitle: 'Papegaaien en parkieten',
      bottomText:
        'Grote papegaaien kraken en klimmen, parkieten knabbelen en pikken. Onze zadenmix is gemaakt voor grote snavels; parkieten eten hem het liefst zonder de grootste noten. Hang speelgoed zo op dat een vogel er van twee kanten bij kan.',
      content: `## Werk voor een snavel
Een papegaai is zo slim als een klein kind en heeft net zoveel te doen nodig. Verstop voer, wissel speelgoed af en laat hem elke dag uit de kooi.
Onze [zadenmix](product:50110) kost tijd om op te eten, en de [kralenschommel](product:50120) mag helemaal stuk. Daar is hij voor.`,
    },
    fish: {
      path: 'vissen',
      title: 'Alles voor je vissen',
      subTitle: 'Helder water, heldere kleuren',
      meta: 'Vlokken en waterverzorging voor tropische aquaria. Ontdek het vissenassortiment van Tailwell.',
      bottomTitle: 'Voor warm water',
      bottomText:
        'Onze vlokken en waterverzorging zijn bedoeld voor tropische aquaria van 23 tot 28 °C. Heb je goudvissen, voer dan minder in een koele kamer. En voor elke liter nieuw water: eerst de waterverzorging, dan de vissen.',
      content: `## Het begint met water
Ververs om de twee weken een kwart van het water en laat het filter de rest doen. Voer weinig: wat na twee minuten nog drijft, was te veel.
Een nieuw aquarium? Laat het vier weken draaien voor de eerste vis erin gaat.`,
    },
  },
  about: {
    banner: 'Over Tailwell',
    film: {
      title: 'Een ochtend in het washok',
      caption: 'Twee honden, één bad, geen traan: zo testen we een shampoo.',
    },
    feedTitle: 'Ons testpanel',
  },
  contact: {
    path: 'contact',
    title: 'Contact',
    subTitle: 'We horen graag van je, en van je dier',
    meta: 'Een vraag over een product, een aankoop in de winkel of een idee? Zo bereik je Tailwell.',
    gridTitle: 'Misschien staat je antwoord hier',
    content: `## Vraag maar raak
Schrijf naar [hallo@tailwell.example](mailto:hallo@tailwell.example). We antwoorden op werkdagen, meestal binnen twee dagen. Zet bij een vraag over een product de naam erbij, en het nummer onder de streepjescode.
## Is je dier ziek?
Bel dan eerst je dierenarts. Wij kennen onze producten, maar alleen een dierenarts kan naar je dier kijken.
## Voor winkels
Wil je Tailwell verkopen? Schrijf naar [winkels@tailwell.example](mailto:winkels@tailwell.example).`,
  },
  care: {
    path: 'verzorgingsadvies',
    title: 'Advies',
    subTitle: 'Korte antwoorden op alledaagse vragen',
    meta: 'Hoe vaak was je een hond, hoeveel eten vissen, wat mag een konijn? Kort advies voor elke dag.',
    gridTitle: 'Alles over jouw dier',
    frame: {
      title: 'Gewichtswijzer',
      provider: 'Bowlwise',
      url: 'https://bowlwise.example/weight/?brand=tailwell',
    },
    content: `## Hoe vaak moet een hond in bad?
Voor de meeste honden is eens in de zes tot acht weken genoeg. Na een rol door iets onnoembaars mag het eerder. Borstel eerst: water maakt van kleine klitten grote.
## Hoe verzorg ik de oren van mijn kat?
Kijk eens per week. Roze en schoon is goed. Zie je donker oorsmeer, dan helpen een paar druppels [oorverzorging](product:20120). Is het oor rood of ruikt het, ga dan naar de dierenarts.
## Wat mogen konijnen eten?
Onbeperkt hooi, elke dag vers groen, fruit alleen bij uitzondering. Geef nooit brood, aardappelen of snoep.
## Hoeveel eten vissen?
Minder dan ze doen voorkomen. Twee of drie kleine maaltijden per dag, en één dag per week niets.
## Hoe went mijn paard aan hoefverzorging?
Til elke dag elk been even op en stop voor het te veel wordt. Een compliment doet meer dan kracht.`,
  },
  stores: {
    title: 'Verkooppunten',
    subTitle: 'Winkels bij jou in de buurt, en winkels op internet',
    meta: 'Waar je Tailwell koopt: winkels om langs te gaan en webwinkels.',
    content: `## Staat je winkel er niet bij?
Vraag er gerust naar: de meeste winkels kunnen onze producten binnen een paar dagen bestellen. Of [vraag het ons](page:contact).`,
  },
  product: 'Bekijk product',
  write: 'Schrijf ons',
}
