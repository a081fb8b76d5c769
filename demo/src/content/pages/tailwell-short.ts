import type { ShortWords } from './short-words.ts'

const MAIL = '[hello@tailwell.example](mailto:hello@tailwell.example)'

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
    about: {
      path: 'sobre-nosotros',
      title: 'Sobre Tailwell',
      meta: 'Quiénes somos y qué nos importa.',
      content: `## Cómo empezó
Tailwell empezó con un perro que odiaba el baño. Los primeros botes los llenamos en la mesa de la cocina. Hoy hacemos productos para seis tipos de animales.
¿Preguntas? Escríbenos a ${MAIL}.`,
    },
    privacy: {
      path: 'privacidad',
      title: 'Privacidad',
      meta: 'Cómo trata Tailwell los datos personales.',
      content:
        'Guardamos los mensajes que nos envías hasta responderlos y durante un año más. El país elegido se guarda en una cookie en tu dispositivo. Puedes pedir que corrijamos o borremos tus datos.',
    },
    terms: {
      path: 'terminos-condiciones',
      title: 'Términos y condiciones',
      meta: 'Condiciones de uso del sitio web de Tailwell.',
      content:
        'Escribimos con cuidado, pero podemos equivocarnos: siempre vale lo que dice el envase. Los precios son recomendados y cada tienda fija los suyos. Nuestros consejos son generales y no sustituyen una visita al veterinario.',
    },
    menu: { home: 'Inicio', brand: 'Tailwell' },
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
    about: {
      path: 'om-oss',
      title: 'Om Tailwell',
      meta: 'Hvem vi er, og hva som er viktig for oss.',
      content: `## Slik begynte det
Tailwell begynte med en hund som hatet å bade. De første flaskene fylte vi ved kjøkkenbordet. I dag lager vi produkter til seks slags dyr.
Spørsmål? Skriv til ${MAIL}.`,
    },
    privacy: {
      path: 'personvern',
      title: 'Personvern',
      meta: 'Slik behandler Tailwell personopplysninger.',
      content:
        'Vi lagrer meldinger du sender oss til de er besvart, og i ett år etterpå. Landet du velger, lagres i en informasjonskapsel på enheten din. Du kan be oss rette eller slette opplysningene.',
    },
    menu: { home: 'Forside', brand: 'Tailwell' },
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
    about: {
      path: 'a-propos',
      title: 'À propos de Tailwell',
      meta: 'Qui nous sommes et ce qui compte pour nous.',
      content: `## Comment tout a commencé
Tailwell est né d’un chien qui détestait le bain. Nous avons rempli les premiers flacons sur la table de la cuisine. Aujourd’hui, nous pensons à six sortes d’animaux.
Une question ? Écrivez à ${MAIL}.`,
    },
    privacy: {
      path: 'confidentialite',
      title: 'Confidentialité',
      meta: 'Comment Tailwell traite les données personnelles.',
      content:
        'Nous gardons vos messages jusqu’à notre réponse, puis pendant un an. Le pays choisi est conservé dans un cookie sur votre appareil. Vous pouvez demander à faire corriger ou effacer vos données.',
    },
    menu: { home: 'Accueil', brand: 'Tailwell' },
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
    about: {
      path: 'ueber-uns',
      title: 'Über Tailwell',
      meta: 'Wer wir sind und was uns wichtig ist.',
      content: `## Wie alles begann
Tailwell begann mit einem Hund, der das Baden nicht leiden konnte. Die ersten Flaschen füllten wir am Küchentisch ab. Heute machen wir Produkte für sechs Tierarten.
Fragen? Schreiben Sie an ${MAIL}.`,
    },
    privacy: {
      path: 'datenschutz',
      title: 'Datenschutz',
      meta: 'Wie Tailwell mit persönlichen Daten umgeht.',
      content:
        'Wir bewahren Ihre Nachrichten auf, bis sie beantwortet sind, und danach noch ein Jahr. Das gewählte Land steht in einem Cookie auf Ihrem Gerät. Sie können Ihre Daten berichtigen oder löschen lassen.',
    },
    menu: { home: 'Startseite', brand: 'Tailwell' },
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
    about: {
      path: 'o-nas',
      title: 'O Tailwell',
      meta: 'Kim jesteśmy i co jest dla nas ważne.',
      content: `## Jak to się zaczęło
Tailwell zaczął się od psa, który nie znosił kąpieli. Pierwsze butelki napełnialiśmy przy kuchennym stole. Dziś tworzymy produkty dla sześciu gatunków zwierząt.
Pytania? Napisz na ${MAIL}.`,
    },
    privacy: {
      path: 'prywatnosc',
      title: 'Prywatność',
      meta: 'Jak Tailwell obchodzi się z danymi osobowymi.',
      content:
        'Wiadomości przechowujemy do czasu udzielenia odpowiedzi i jeszcze przez rok. Wybrany kraj zapisujemy w pliku cookie na Twoim urządzeniu. Możesz poprosić o poprawienie lub usunięcie danych.',
    },
    menu: { home: 'Strona główna', brand: 'Tailwell' },
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
    about: {
      path: 'chi-siamo',
      title: 'Chi siamo',
      meta: 'Chi siamo e che cosa conta per noi.',
      content: `## Com’è cominciata
Tailwell è nata da un cane che odiava il bagno. I primi flaconi li abbiamo riempiti sul tavolo della cucina. Oggi facciamo prodotti per sei specie di animali.
Domande? Scrivi a ${MAIL}.`,
    },
    privacy: {
      path: 'privacy',
      title: 'Privacy',
      meta: 'Come Tailwell tratta i dati personali.',
      content:
        'Conserviamo i messaggi che ci invii fino alla risposta e per un altro anno. Il Paese scelto è salvato in un cookie sul tuo dispositivo. Puoi chiedere di correggere o cancellare i tuoi dati.',
    },
    menu: { home: 'Home', brand: 'Tailwell' },
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
    about: {
      path: 'rolunk',
      title: 'A Tailwellről',
      meta: 'Kik vagyunk, és mi fontos nekünk.',
      content: `## Így kezdődött
A Tailwell egy kutyával kezdődött, aki ki nem állhatta a fürdést. Az első flakonokat a konyhaasztalnál töltöttük meg. Ma hatféle állatnak készítünk termékeket.
Kérdése van? Írjon ide: ${MAIL}.`,
    },
    privacy: {
      path: 'adatvedelem',
      title: 'Adatvédelem',
      meta: 'Hogyan kezeli a Tailwell a személyes adatokat.',
      content:
        'A nekünk küldött üzeneteket a megválaszolásig, majd még egy évig őrizzük meg. A választott országot egy süti tárolja az Ön eszközén. Kérheti adatainak helyesbítését vagy törlését.',
    },
    menu: { home: 'Kezdőlap', brand: 'Tailwell' },
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
    about: {
      path: 'o-nas',
      title: 'O značce Tailwell',
      meta: 'Kdo jsme a na čem nám záleží.',
      content: `## Jak to začalo
Tailwell začal u psa, který nesnášel koupání. První lahvičky jsme plnili u kuchyňského stolu. Dnes děláme výrobky pro šest druhů zvířat.
Máte dotaz? Napište na ${MAIL}.`,
    },
    privacy: {
      path: 'ochrana-soukromi',
      title: 'Ochrana soukromí',
      meta: 'Jak Tailwell nakládá s osobními údaji.',
      content:
        'Zprávy, které nám pošlete, uchováváme do vyřízení a ještě jeden rok. Zvolená země se ukládá do souboru cookie ve vašem zařízení. O opravu nebo výmaz údajů můžete kdykoli požádat.',
    },
    menu: { home: 'Úvod', brand: 'Tailwell' },
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
    about: {
      path: 'pro-nas',
      title: 'Про Tailwell',
      meta: 'Хто ми і що для нас важливо.',
      content: `## Як усе почалося
Tailwell почався із собаки, який терпіти не міг купатися. Перші флакони ми наповнювали за кухонним столом. Сьогодні ми створюємо товари для шести видів тварин.
Маєте запитання? Пишіть на ${MAIL}.`,
    },
    privacy: {
      path: 'konfidentsiynist',
      title: 'Конфіденційність',
      meta: 'Як Tailwell поводиться з персональними даними.',
      content:
        'Ваші повідомлення ми зберігаємо, доки не відповімо, і ще один рік після того. Обрана країна зберігається у файлі cookie на вашому пристрої. Ви можете попросити виправити або видалити свої дані.',
    },
    menu: { home: 'Головна', brand: 'Tailwell' },
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
    about: {
      path: 'om-os',
      title: 'Om Tailwell',
      meta: 'Hvem vi er, og hvad der er vigtigt for os.',
      content: `## Sådan begyndte det
Tailwell begyndte med en hund, der hadede at komme i bad. De første flasker fyldte vi ved køkkenbordet. I dag laver vi produkter til seks slags dyr.
Spørgsmål? Skriv til ${MAIL}.`,
    },
    privacy: {
      path: 'privatliv',
      title: 'Privatliv',
      meta: 'Sådan behandler Tailwell personoplysninger.',
      content:
        'Vi gemmer de beskeder, du sender os, til de er besvaret, og et år derefter. Det land, du vælger, gemmes i en cookie på din enhed. Du kan bede os om at rette eller slette dine oplysninger.',
    },
    menu: { home: 'Forside', brand: 'Tailwell' },
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
    about: {
      path: 'meista',
      title: 'Tietoa Tailwellistä',
      meta: 'Keitä olemme ja mikä meille on tärkeää.',
      content: `## Näin kaikki alkoi
Tailwell sai alkunsa koirasta, joka inhosi kylpemistä. Ensimmäiset pullot täytettiin keittiön pöydän ääressä. Nykyään teemme tuotteita kuudelle eläinlajille.
Kysyttävää? Kirjoita osoitteeseen ${MAIL}.`,
    },
    privacy: {
      path: 'tietosuoja',
      title: 'Tietosuoja',
      meta: 'Näin Tailwell käsittelee henkilötietoja.',
      content:
        'Säilytämme lähettämäsi viestit, kunnes niihin on vastattu, ja vielä vuoden sen jälkeen. Valitsemasi maa tallennetaan evästeeseen laitteellesi. Voit pyytää tietojesi korjaamista tai poistamista.',
    },
    menu: { home: 'Etusivu', brand: 'Tailwell' },
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
    about: {
      path: 'om-oss',
      title: 'Om Tailwell',
      meta: 'Vilka vi är och vad som är viktigt för oss.',
      content: `## Så började det
Tailwell började med en hund som avskydde att bada. De första flaskorna fyllde vi vid köksbordet. I dag gör vi produkter till sex sorters djur.
Frågor? Skriv till ${MAIL}.`,
    },
    privacy: {
      path: 'integritet',
      title: 'Integritet',
      meta: 'Så hanterar Tailwell personuppgifter.',
      content:
        'Vi sparar meddelanden som du skickar till oss tills de är besvarade och i ett år därefter. Landet du väljer sparas i en kaka på din enhet. Du kan be oss att rätta eller radera dina uppgifter.',
    },
    menu: { home: 'Startsida', brand: 'Tailwell' },
  },
} satisfies Record<string, ShortWords>
