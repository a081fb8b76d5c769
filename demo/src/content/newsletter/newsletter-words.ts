import type { Language } from '@menagerie/sites/brand-locale'

/**
 * What the page of the newsletter says; `{brand}` and `{mail}` are filled in. All but the titles is markup. `byForm` is for sites whose page
 * has a form.
 */
type NewsletterWords = {
  path: string
  title: string
  subTitle: string
  meta: string
  inside: string
  how: string
  byMail: string
  byForm?: string
  toStop: string
}

/** Words of Tailwell; where the other brand is sold, its own words for what is inside stand below. */
export const NEWSLETTER: Record<Language, NewsletterWords> = {
  en: {
    path: 'newsletter',
    title: 'Newsletter',
    subTitle: 'Once a month, from a house full of pets',
    meta: 'Once a month from {brand}: advice for the season and what is new. How to subscribe, and how to stop.',
    inside: `## What is in it
- Advice for the month: moulting in spring, ticks in summer, warm beds in autumn
- What is new, and why we made it
- A picture of a pet that made us laugh`,
    how: 'How to subscribe, and how to stop',
    byMail:
      'An email to {mail} with the word “Newsletter” is enough. We check that it was really you, and send nothing until you say yes.',
    byForm:
      'Enter your email address in the form on this page and tick the box. We then write to check that it was really you, and send nothing until you say yes.',
    toStop:
      'Use the link at the end of any issue. We do not ask why, and we forget your address: [privacy](page:privacy).',
  },
  es: {
    path: 'boletin',
    title: 'Boletín',
    subTitle: 'Una vez al mes, desde una casa llena de animales',
    meta: 'Una vez al mes, de {brand}: consejos para la temporada y novedades. Cómo suscribirse y cómo darse de baja.',
    inside: `## Qué contiene
- Consejos para el mes: la muda en primavera, las garrapatas en verano, las camas calientes en otoño
- Las novedades, y por qué las hacemos
- La imagen de un animal que nos ha hecho reír`,
    how: 'Cómo suscribirse y cómo darse de baja',
    byMail:
      'Basta un correo a {mail} con la palabra «Boletín». Preguntamos una vez más si has sido tú; antes de tu sí no llega nada.',
    byForm:
      'Basta tu correo electrónico en el formulario de esta página, y marcar la casilla. Después te escribimos para preguntarte si has sido tú; antes de tu sí no llega nada.',
    toStop:
      'Un enlace al final de cada número pone fin al envío. No preguntamos por qué y olvidamos tu dirección: [privacidad](page:privacy).',
  },
  nl: {
    path: 'nieuwsbrief',
    title: 'Nieuwsbrief',
    subTitle: 'Eens per maand, uit een huis vol dieren',
    meta: 'Eens per maand van {brand}: advies voor het seizoen en wat er nieuw is. Zo meld je je aan, en zo weer af.',
    inside: `## Wat erin staat
- Advies voor de maand: verharen in de lente, teken in de zomer, warme manden in de herfst
- Wat er nieuw is, en waarom we het maken
- Een foto van een dier waar we om moesten lachen`,
    how: 'Aanmelden en afmelden',
    byMail:
      'Een mail naar {mail} met het woord ‘Nieuwsbrief’ is genoeg. We vragen nog één keer of jij het echt was; voor je ja zegt komt er niets.',
    byForm:
      'Je e-mailadres in het formulier op deze pagina en een vinkje zijn genoeg. Daarna mailen we je of jij het echt was; voor je ja zegt komt er niets.',
    toStop:
      'Onder elk nummer staat een link om te stoppen. We vragen niet waarom en vergeten je adres: [privacy](page:privacy).',
  },
  no: {
    path: 'nyhetsbrev',
    title: 'Nyhetsbrev',
    subTitle: 'En gang i måneden, fra et hus fullt av dyr',
    meta: 'En gang i måneden fra {brand}: råd for årstiden og nyheter. Slik melder du deg på, og slik melder du deg av.',
    inside: `## Dette står i det
- Råd for måneden: røyting om våren, flått om sommeren, varme kurver om høsten
- Hva som er nytt, og hvorfor vi har laget det
- Et bilde av et dyr som fikk oss til å le`,
    how: 'På- og avmelding',
    byMail:
      'En e-post til {mail} med ordet «Nyhetsbrev» er nok. Vi spør én gang til om det virkelig var deg; ingenting kommer før du sier ja.',
    byForm:
      'E-postadressen din i skjemaet på denne siden og et kryss er nok. Så skriver vi til deg og spør om det virkelig var deg; ingenting kommer før du sier ja.',
    toStop:
      'Nederst i hvert nummer er det en lenke for å slutte. Vi spør ikke hvorfor, og vi glemmer adressen din: [personvern](page:privacy).',
  },
  fr: {
    path: 'newsletter',
    title: 'Newsletter',
    subTitle: 'Une fois par mois, depuis une maison pleine d’animaux',
    meta: 'Une fois par mois, {brand} vous envoie des conseils de saison et ses nouveautés. Comment s’abonner et se désabonner.',
    inside: `## Ce que vous y lirez
- Des conseils pour le mois : la mue au printemps, les tiques en été, les paniers chauds en automne
- Les nouveautés, et pourquoi nous les faisons
- La photo d’un animal qui nous a fait rire`,
    how: 'S’abonner et se désabonner',
    byMail:
      'Un e-mail à {mail} avec le mot « Newsletter » suffit. Nous demandons une fois encore si c’était bien vous ; rien n’arrive avant votre oui.',
    byForm:
      'Votre adresse e-mail dans le formulaire de cette page et une case cochée suffisent. Nous vous écrivons ensuite pour demander si c’était bien vous ; rien n’arrive avant votre oui.',
    toStop:
      'Un lien à la fin de chaque numéro arrête l’envoi. Nous ne demandons pas pourquoi et oublions votre adresse : [confidentialité](page:privacy).',
  },
  de: {
    path: 'newsletter',
    title: 'Newsletter',
    subTitle: 'Einmal im Monat, aus einem Haus voller Tiere',
    meta: 'Einmal im Monat von {brand}: Rat für die Jahreszeit und Neues. So melden Sie sich an, und so wieder ab.',
    inside: `## Was darin steht
- Rat für den Monat: Fellwechsel im Frühling, Zecken im Sommer, warme Körbchen im Herbst
- Was neu ist, und warum wir es machen
- Das Bild eines Tieres, über das wir gelacht haben`,
    how: 'Anmelden und abmelden',
    byMail:
      'Eine E-Mail an {mail} mit dem Wort „Newsletter“ genügt. Wir fragen noch einmal, ob Sie es wirklich waren; vor Ihrem Ja kommt nichts.',
    byForm:
      'Ihre E-Mail-Adresse im Formular dieser Seite und ein Häkchen genügen. Wir schreiben Ihnen dann und fragen, ob Sie es wirklich waren; vor Ihrem Ja kommt nichts.',
    toStop:
      'Am Ende jeder Ausgabe steht ein Link, der sie beendet. Wir fragen nicht, warum, und vergessen Ihre Adresse: [Datenschutz](page:privacy).',
  },
  pl: {
    path: 'newsletter',
    title: 'Newsletter',
    subTitle: 'Raz w miesiącu, z domu pełnego zwierząt',
    meta: 'Raz w miesiącu od {brand}: porady na daną porę roku i nowości. Jak się zapisać i jak się wypisać.',
    inside: `## Co w nim znajdziesz
- Porady na dany miesiąc: linienie wiosną, kleszcze latem, ciepłe legowiska jesienią
- Nowości, i dlaczego je robimy
- Zdjęcie zwierzęcia, które nas rozbawiło`,
    how: 'Jak się zapisać i wypisać',
    byMail:
      'Wystarczy e-mail na {mail} ze słowem „Newsletter”. Zapytamy jeszcze raz, czy to na pewno Ty; zanim powiesz „tak”, nic nie przyjdzie.',
    toStop:
      'Link na końcu każdego numeru kończy wysyłkę. Nie pytamy dlaczego i zapominamy Twój adres: [prywatność](page:privacy).',
  },
  it: {
    path: 'newsletter',
    title: 'Newsletter',
    subTitle: 'Una volta al mese, da una casa piena di animali',
    meta: 'Una volta al mese da {brand}: consigli di stagione e novità. Come iscriversi e come cancellarsi.',
    inside: `## Che cosa contiene
- Consigli per il mese: la muta in primavera, le zecche in estate, le cucce calde in autunno
- Le novità, e perché le facciamo
- La foto di un animale che ci ha fatto ridere`,
    how: 'Come iscriversi e come cancellarsi',
    byMail:
      'Basta un’e-mail a {mail} con la parola «Newsletter». Chiediamo ancora una volta se sei stato davvero tu; prima del tuo sì non arriva nulla.',
    toStop:
      'Un link in fondo a ogni numero interrompe l’invio. Non chiediamo perché e dimentichiamo il tuo indirizzo: [privacy](page:privacy).',
  },
  hu: {
    path: 'hirlevel',
    title: 'Hírlevél',
    subTitle: 'Havonta egyszer, egy állatokkal teli házból',
    meta: 'Havonta egyszer a {brand} csapatától: tanácsok az évszakhoz és újdonságok. Így iratkozhat fel és le.',
    inside: `## Mi van benne
- Tanácsok a hónapra: vedlés tavasszal, kullancsok nyáron, meleg fekhelyek ősszel
- Újdonságaink, és hogy miért készítjük őket
- Egy kép arról az állatról, amelyik megnevettetett minket`,
    how: 'Feliratkozás és leiratkozás',
    byMail:
      'Elég egy e-mail a „Hírlevél” szóval ide: {mail}. Még egyszer megkérdezzük, valóban Ön volt-e; amíg igent nem mond, semmi sem érkezik.',
    toStop:
      'Minden szám végén link áll, amellyel lemondhatja. Nem kérdezzük, miért, és elfelejtjük a címét: [adatvédelem](page:privacy).',
  },
  ru: {
    path: 'rassylka',
    title: 'Рассылка',
    subTitle: 'Раз в месяц, из дома, где полно животных',
    meta: 'Раз в месяц от {brand}: советы по сезону и новинки. Как подписаться и как отписаться.',
    inside: `## Что внутри
- Советы на месяц: линька весной, клещи летом, тёплые лежанки осенью
- Что нового и зачем мы это сделали
- Снимок животного, которое нас рассмешило`,
    how: 'Как подписаться и как отписаться',
    byMail:
      'Достаточно письма на {mail} со словом «Рассылка». Мы ещё раз спросим, вы ли это были; до вашего «да» ничего не придёт.',
    toStop:
      'Ссылка в конце каждого выпуска прекращает рассылку. Мы не спрашиваем почему и забываем ваш адрес. Подробнее — на странице о [конфиденциальности](page:privacy).',
  },
  cs: {
    path: 'newsletter',
    title: 'Newsletter',
    subTitle: 'Jednou za měsíc, z domu plného zvířat',
    meta: 'Jednou za měsíc od značky {brand}: rady pro roční období a novinky. Jak se přihlásit a jak odhlásit.',
    inside: `## Co v něm najdete
- Rady na měsíc: línání na jaře, klíšťata v létě, teplé pelíšky na podzim
- Novinky a proč je děláme
- Obrázek zvířete, které nás rozesmálo`,
    how: 'Jak se přihlásit a odhlásit',
    byMail:
      'Stačí e-mail na {mail} se slovem „Newsletter“. Ještě jednou se zeptáme, zda jste to opravdu byli vy; dokud neřeknete ano, nic nepřijde.',
    toStop:
      'Odkaz na konci každého čísla odběr ukončí. Neptáme se proč a vaši adresu zapomeneme: [ochrana soukromí](page:privacy).',
  },
  uk: {
    path: 'rozsylka',
    title: 'Розсилка',
    subTitle: 'Раз на місяць, з дому, де повно тварин',
    meta: 'Раз на місяць від {brand}: поради до сезону й новинки. Як підписатися і як відписатися.',
    inside: `## Що всередині
- Поради на місяць: линяння навесні, кліщі влітку, теплі лежанки восени
- Що нового й навіщо ми це зробили
- Знімок тварини, яка нас розсмішила`,
    how: 'Як підписатися і як відписатися',
    byMail:
      'Досить листа на {mail} зі словом «Розсилка». Ми ще раз запитаємо, чи це справді були ви; до вашого «так» нічого не прийде.',
    toStop:
      'Посилання в кінці кожного випуску припиняє розсилку. Ми не питаємо чому й забуваємо вашу адресу: [конфіденційність](page:privacy).',
  },
  da: {
    path: 'nyhedsbrev',
    title: 'Nyhedsbrev',
    subTitle: 'En gang om måneden, fra et hus fuldt af dyr',
    meta: 'En gang om måneden fra {brand}: råd til årstiden og nyheder. Sådan tilmelder du dig, og sådan afmelder du dig.',
    inside: `## Det står der i det
- Råd til måneden: fældning om foråret, flåter om sommeren, varme kurve om efteråret
- Hvad der er nyt, og hvorfor vi har lavet det
- Et billede af et dyr, der fik os til at grine`,
    how: 'Til- og afmelding',
    byMail:
      'En e-mail til {mail} med ordet »Nyhedsbrev« er nok. Vi spørger én gang til, om det virkelig var dig; der kommer intet, før du siger ja.',
    toStop:
      'Et link nederst i hvert nummer stopper det. Vi spørger ikke hvorfor, og vi glemmer din adresse: [privatliv](page:privacy).',
  },
  fi: {
    path: 'uutiskirje',
    title: 'Uutiskirje',
    subTitle: 'Kerran kuussa, talosta täynnä eläimiä',
    meta: 'Kerran kuussa {brand}-uutisia: neuvoja vuodenaikaan ja uutuuksia. Näin tilaat kirjeen ja näin perut sen.',
    inside: `## Mitä siinä on
- Neuvoja kuukauteen: karvanlähtö keväällä, punkit kesällä, lämpimät pesät syksyllä
- Mitä on uutta, ja miksi teimme sen
- Kuva eläimestä, joka sai meidät nauramaan`,
    how: 'Näin tilaat ja näin perut',
    byMail:
      'Sähköposti riittää: kirjoita sana ”Uutiskirje” osoitteeseen {mail}. Kysymme vielä kerran, olitko se todella sinä; mitään ei tule ennen kuin suostut.',
    toStop:
      'Jokaisen kirjeen lopussa on linkki, jolla tilaus päättyy. Emme kysy syytä, ja unohdamme osoitteesi: [tietosuoja](page:privacy).',
  },
  sv: {
    path: 'nyhetsbrev',
    title: 'Nyhetsbrev',
    subTitle: 'En gång i månaden, från ett hus fullt av djur',
    meta: 'En gång i månaden från {brand}: råd för årstiden och nyheter. Så anmäler du dig, och så slutar du.',
    inside: `## Det här står i det
- Råd för månaden: fällning på våren, fästingar på sommaren, varma korgar på hösten
- Vad som är nytt, och varför vi har gjort det
- En bild på ett djur som fick oss att skratta`,
    how: 'Anmälan och avanmälan',
    byMail:
      'Ett mejl till {mail} med ordet ”Nyhetsbrev” räcker. Vi frågar en gång till om det verkligen var du; inget kommer innan du säger ja.',
    toStop:
      'En länk i slutet av varje nummer avslutar det. Vi frågar inte varför, och vi glömmer din adress: [integritet](page:privacy).',
  },
}

type Inside = Pick<NewsletterWords, 'subTitle' | 'inside'>

export const ALDERGROVE_INSIDE: Partial<Record<Language, Inside>> = {
  en: {
    subTitle: 'Once a month, from our kitchen',
    inside: `## What is in it
- A recipe, and the person who stirred it
- What field and forest have to offer this month
- A portrait of a dog or a cat at our table`,
  },
  nl: {
    subTitle: 'Eens per maand, uit onze keuken',
    inside: `## Wat erin staat
- Een recept, en wie erin heeft geroerd
- Wat veld en bos deze maand te geven hebben
- Het portret van een hond of kat aan onze tafel`,
  },
  de: {
    subTitle: 'Einmal im Monat, aus unserer Küche',
    inside: `## Was darin steht
- Ein Rezept, und wer darin gerührt hat
- Was Feld und Wald in diesem Monat hergeben
- Das Porträt eines Hundes oder einer Katze an unserem Tisch`,
  },
  fr: {
    subTitle: 'Une fois par mois, depuis notre cuisine',
    inside: `## Ce que vous y lirez
- Une recette, et qui a tenu la cuillère
- Ce que les champs et la forêt donnent ce mois-ci
- Le portrait d’un chien ou d’un chat à notre table`,
  },
  it: {
    subTitle: 'Una volta al mese, dalla nostra cucina',
    inside: `## Che cosa contiene
- Una ricetta, e chi l’ha mescolata
- Quello che i campi e il bosco offrono questo mese
- Il ritratto di un cane o di un gatto alla nostra tavola`,
  },
}
