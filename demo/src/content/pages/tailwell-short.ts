import type { ShortWords } from './short-words.ts'

export const TAILWELL_SHORT = {
  es: {
    home: {
      title: 'Animales felices, casa feliz',
      subTitle: 'Cuidado, comida y juguetes para todos los que tienen cuatro patas, dos alas o un par de aletas',
      meta: 'Tailwell hace productos de cuidado, comida y juguetes para perros, gatos, caballos, conejos, loros y peces.',
    },
    about: {
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
    },
    about: {
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
    },
    about: {
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
    },
    about: {
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
    },
    about: {
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
    },
    about: {
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
    },
    about: {
      title: 'Minden, amitől jár a farok',
      text: 'A reggeli keféléstől az esti játékig: a Tailwell ott van minden kedvenc mellett.',
      button: 'Ismerje meg a Tailwellt',
    },
  },
  cs: {
    home: {
      title: 'Šťastná zvířata, šťastný domov',
      subTitle: 'Péče, krmivo a hračky pro všechny, kdo mají čtyři tlapky, dvě křídla nebo pár ploutví',
      meta: 'Tailwell vyrábí přípravky pro péči, krmivo a hračky pro psy, kočky, koně, králíky, papoušky a ryby.',
    },
    about: {
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
    },
    about: {
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
    },
    about: {
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
    },
    about: {
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
    },
    about: {
      title: 'Bra saker till bra djur',
      text: 'Från dagens första borsttag till kvällens sista lek: Tailwell är med, för alla djur i huset.',
      button: 'Lär känna Tailwell',
    },
  },
} satisfies Record<string, ShortWords>
