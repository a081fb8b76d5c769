import type { ShortWords } from './short-words.ts'

export const TAILWELL_SHORT = {
  es: {
    home: {
      title: 'Animales felices, casa feliz',
      subTitle: 'Cuidado, comida y juguetes para todos los que tienen cuatro patas, dos alas o un par de aletas',
      meta: 'Tailwell hace productos de cuidado, comida y juguetes para perros, gatos, caballos, conejos, loros y peces.',
      intro: `## Una casa, muchos animales
En nuestra casa el perro duerme en el sofá, el gato duerme encima del perro y los peces lo miran todo. Sabemos cómo es. Por eso hacemos productos **fáciles de usar**, que huelen bien y dan alegría.`,
    },
    hero: {
      title: 'Cosas buenas para los de casa',
      text: 'Del primer cepillado al último juego del día: Tailwell está ahí, para cada animal de la casa.',
      button: 'Conoce Tailwell',
    },
  },
  no: {
    home: {
      title: 'Glade dyr, glade hjem',
      subTitle: 'Pleie, fôr og leker til alle med fire bein, to vinger eller et par finner',
      meta: 'Tailwell lager pleie, fôr og leker til hunder, katter, hester, kaniner, papegøyer og fisk.',
      intro: `## Ett hus, mange dyr
Hos oss sover hunden på sofaen, katten sover på hunden, og fiskene ser på. Vi vet hvordan det er. Derfor lager vi produkter som **er enkle å bruke**, lukter godt og gjør hverdagen morsommere.`,
    },
    hero: {
      title: 'Gode ting til gode dyr',
      text: 'Fra dagens første børstestrøk til kveldens siste lek: Tailwell er med, for alle dyr i huset.',
      button: 'Bli kjent med Tailwell',
    },
  },
  fr: {
    home: {
      title: 'Animaux heureux, maison heureuse',
      subTitle: 'Soins, aliments et jouets pour tous ceux qui ont quatre pattes, deux ailes ou une paire de nageoires',
      meta: 'Tailwell propose des soins, des aliments et des jouets pour chiens, chats, chevaux, lapins, perroquets et poissons.',
      intro: `## Une maison, beaucoup d’animaux
Chez nous, le chien dort sur le canapé, le chat dort sur le chien et les poissons regardent. Nous savons ce que c’est. C’est pourquoi nos produits sont **simples à utiliser**, sentent bon et mettent de la joie dans la journée.`,
    },
    hero: {
      title: 'De bonnes choses pour de bons compagnons',
      text: 'Du premier coup de brosse au dernier jeu de la journée, Tailwell accompagne tous les animaux de la maison.',
      button: 'Découvrir Tailwell',
    },
  },
  de: {
    home: {
      title: 'Glückliche Tiere, glückliches Zuhause',
      subTitle: 'Pflege, Futter und Spielzeug für alle mit vier Pfoten, zwei Flügeln oder einem Paar Flossen',
      meta: 'Tailwell macht Pflege, Futter und Spielzeug für Hunde, Katzen, Pferde, Kaninchen, Papageien und Fische.',
      intro: `## Ein Haus, viele Tiere
Bei uns schläft der Hund auf dem Sofa, die Katze auf dem Hund, und die Fische schauen zu. Wir wissen, wie das ist. Darum machen wir Produkte, die **einfach funktionieren**, gut riechen und Freude bereiten.`,
    },
    hero: {
      title: 'Gutes für alle, die mit uns wohnen',
      text: 'Vom ersten Bürsten bis zum letzten Spiel des Tages: Tailwell ist dabei, für jedes Tier im Haus.',
      button: 'Tailwell kennenlernen',
    },
  },
  pl: {
    home: {
      title: 'Szczęśliwe zwierzęta, szczęśliwy dom',
      subTitle: 'Pielęgnacja, karma i zabawki dla wszystkich, którzy mają cztery łapy, dwa skrzydła albo parę płetw',
      meta: 'Tailwell tworzy produkty do pielęgnacji, karmę i zabawki dla psów, kotów, koni, królików, papug i ryb.',
      intro: `## Jeden dom, wiele zwierząt
U nas pies śpi na kanapie, kot śpi na psie, a ryby na to patrzą. Wiemy, jak to jest. Dlatego tworzymy produkty **proste w użyciu**, ładnie pachnące i dające radość.`,
    },
    hero: {
      title: 'Dobre rzeczy dla czworonogów i nie tylko',
      text: 'Od porannego czesania po ostatnią zabawę dnia: Tailwell jest przy każdym zwierzęciu w domu.',
      button: 'Poznaj Tailwell',
    },
  },
  it: {
    home: {
      title: 'Animali felici, casa felice',
      subTitle: 'Cura, cibo e giochi per chi ha quattro zampe, due ali o un paio di pinne',
      meta: 'Tailwell crea prodotti per la cura, cibo e giochi per cani, gatti, cavalli, conigli, pappagalli e pesci.',
      intro: `## Una casa, tanti animali
Da noi il cane dorme sul divano, il gatto dorme sul cane e i pesci stanno a guardare. Sappiamo com’è. Per questo facciamo prodotti **semplici da usare**, che profumano e mettono allegria.`,
    },
    hero: {
      title: 'Cose buone per chi vive con noi',
      text: 'Dalla prima spazzolata all’ultimo gioco della giornata: Tailwell c’è, per ogni animale di casa.',
      button: 'Scopri Tailwell',
    },
  },
  hu: {
    home: {
      title: 'Boldog kedvencek, boldog otthon',
      subTitle: 'Ápolás, eledel és játék mindenkinek, aki négy lábon, két szárnyon vagy uszonnyal közlekedik',
      meta: 'A Tailwell ápolószereket, eledelt és játékokat készít kutyáknak, macskáknak, lovaknak, nyulaknak, papagájoknak és halaknak.',
      intro: `## Egy ház, sok állat
Nálunk a kutya a kanapén alszik, a macska a kutyán, a halak pedig csak nézik. Ismerjük az ilyet. Ezért olyan termékeket készítünk, amelyek **egyszerűen használhatók**, jó illatúak, és örömet szereznek.`,
    },
    hero: {
      title: 'Minden, amitől csóvál a farok',
      text: 'A reggeli keféléstől az esti játékig: a Tailwell ott van minden kedvenc mellett.',
      button: 'Ismerje meg a Tailwellt',
    },
  },
  cs: {
    home: {
      title: 'Šťastná zvířata, šťastný domov',
      subTitle: 'Péče, krmivo a hračky pro všechny, kdo mají čtyři tlapky, dvě křídla nebo pár ploutví',
      meta: 'Tailwell vyrábí přípravky pro péči, krmivo a hračky pro psy, kočky, koně, králíky, papoušky a ryby.',
      intro: `## Jeden dům, mnoho zvířat
U nás spí pes na pohovce, kočka na psovi a ryby se na to dívají. Víme, jaké to je. Proto děláme výrobky, které se **snadno používají**, hezky voní a dělají radost.`,
    },
    hero: {
      title: 'Pro radost chlupatou i opeřenou',
      text: 'Od ranního kartáčování po poslední hru dne: Tailwell je u každého zvířete v domě.',
      button: 'Poznejte Tailwell',
    },
  },
  uk: {
    home: {
      title: 'Щасливі тварини, щаслива оселя',
      subTitle: 'Догляд, корм та іграшки для всіх, у кого чотири лапи, двоє крил чи пара плавників',
      meta: 'Tailwell створює засоби для догляду, корм та іграшки для собак, котів, коней, кроликів, папуг і рибок.',
      intro: `## Один дім, багато тварин
У нас собака спить на дивані, кіт спить на собаці, а рибки на все це дивляться. Ми знаємо, як це буває. Тому наші товари **прості у використанні**, приємно пахнуть і дарують радість.`,
    },
    hero: {
      title: 'Усе добре для ваших улюбленців',
      text: 'Від ранкового розчісування до вечірньої гри: Tailwell поруч із кожною твариною в домі.',
      button: 'Познайомитися з Tailwell',
    },
  },
  da: {
    home: {
      title: 'Glade dyr, glade hjem',
      subTitle: 'Pleje, foder og legetøj til alle med fire ben, to vinger eller et par finner',
      meta: 'Tailwell laver pleje, foder og legetøj til hunde, katte, heste, kaniner, papegøjer og fisk.',
      intro: `## Ét hus, mange dyr
Hos os sover hunden på sofaen, katten sover på hunden, og fiskene kigger på. Vi ved, hvordan det er. Derfor laver vi produkter, der **er nemme at bruge**, dufter godt og gør hverdagen sjovere.`,
    },
    hero: {
      title: 'Gode ting til gode dyr',
      text: 'Fra dagens første børstestrøg til aftenens sidste leg: Tailwell er med, for alle husets dyr.',
      button: 'Mød Tailwell',
    },
  },
  fi: {
    home: {
      title: 'Iloiset eläimet, iloinen koti',
      subTitle: 'Hoitoa, ruokaa ja leluja kaikille, joilla on neljä tassua, kaksi siipeä tai pari eviä',
      meta: 'Tailwell valmistaa hoitotuotteita, ruokaa ja leluja koirille, kissoille, hevosille, kaneille, papukaijoille ja kaloille.',
      intro: `## Yksi koti, monta eläintä
Meillä koira nukkuu sohvalla, kissa nukkuu koiran päällä ja kalat katselevat. Tiedämme, millaista se on. Siksi teemme tuotteita, jotka **ovat helppoja käyttää**, tuoksuvat hyvältä ja ilahduttavat.`,
    },
    hero: {
      title: 'Hyvää hyville eläimille',
      text: 'Aamun ensimmäisestä harjauksesta illan viimeiseen leikkiin: Tailwell on kodin jokaisen eläimen tukena.',
      button: 'Tutustu Tailwelliin',
    },
  },
  sv: {
    home: {
      title: 'Glada djur, glada hem',
      subTitle: 'Vård, foder och leksaker till alla med fyra tassar, två vingar eller ett par fenor',
      meta: 'Tailwell gör vårdprodukter, foder och leksaker till hundar, katter, hästar, kaniner, papegojor och fiskar.',
      intro: `## Ett hus, många djur
Hos oss sover hunden på soffan, katten sover på hunden och fiskarna tittar på. Vi vet hur det är. Därför gör vi produkter som **är enkla att använda**, luktar gott och sprider glädje.`,
    },
    hero: {
      title: 'Bra saker till bra djur',
      text: 'Från dagens första borsttag till kvällens sista lek: Tailwell är med, för alla djur i huset.',
      button: 'Lär känna Tailwell',
    },
  },
} satisfies Record<string, ShortWords>
