import type { Language } from '@menagerie/sites/languages'

type PrivacyWords = {
  title: string
  path: string
  /** Says that the page is a sample, and what is to be done before it is published. */
  sample: string
  /** Responsible, forms, newsletter, accounts, cookies, e-mails and logs, rights: a heading and its text; `[…]` is for the company to fill in. */
  sections: readonly (readonly [heading: string, text: string])[]
}

/** Texts of the page about personal data that a new site begins with. They say what the product itself keeps: docs/security/privacy.md. */
export const PRIVACY_WORDS: Readonly<Record<Language, PrivacyWords>> = {
  en: {
    title: 'Privacy',
    path: 'privacy',
    sample:
      'This is a sample text. Before you publish this page, read it, fill in what stands in square brackets, leave out what does not apply to you and have it checked.',
    sections: [
      ['Who is responsible', '[Name and address of the company, e-mail address for questions about personal data]'],
      [
        'Forms',
        'When you send us a form, we keep what you typed, when you sent it and on which page, to answer you. We delete it after [12 months].',
      ],
      [
        'Newsletter',
        'When you subscribe, we keep your e-mail address, the words you agreed to and when you confirmed them. You can unsubscribe at any time; [12 months] later we delete these data. Sign-ups that are not confirmed we delete after 30 days.',
      ],
      [
        'Business accounts',
        'For an account we keep company, address, name and e-mail address. We store the password only as a hash, from which it cannot be read. Attempts to sign in are kept for 24 hours. In your account you can download your data and delete the account.',
      ],
      [
        'Cookies',
        'What this website stores on your device, what for and for how long, is listed on the page “Cookies”, linked at the end of every page. Services of other companies are loaded only once you have agreed.',
      ],
      [
        'E-mails and logs',
        'We delete the words of e-mails to you 30 days after sending them, and address, subject and time after [12 months]. Our logs hold no e-mail addresses, no search words and nothing that you typed. Against misuse we keep your IP address in memory for up to 15 minutes. [What your hosting company logs, and for how long]',
      ],
      [
        'Your rights',
        'You may ask us what we keep about you, have it corrected or deleted, object to its use and complain to a supervisory authority: [name of the authority].',
      ],
    ],
  },
  es: {
    title: 'Privacidad',
    path: 'privacidad',
    sample:
      'Este es un texto de ejemplo. Antes de publicar esta página, léela, completa lo que está entre corchetes, quita lo que no te corresponda y haz que la revisen.',
    sections: [
      [
        'Responsable',
        '[Nombre y dirección de la empresa, correo electrónico para preguntas sobre los datos personales]',
      ],
      [
        'Formularios',
        'Cuando nos envías un formulario, guardamos lo que has escrito, cuándo lo enviaste y desde qué página, para responderte. Lo borramos después de [12 meses].',
      ],
      [
        'Boletín',
        'Cuando te suscribes, guardamos tu correo electrónico, el texto que aceptaste y cuándo lo confirmaste. Puedes darte de baja en cualquier momento; [12 meses] después borramos estos datos. Las suscripciones sin confirmar las borramos a los 30 días.',
      ],
      [
        'Cuentas de empresa',
        'Para una cuenta guardamos empresa, dirección, nombre y correo electrónico. La contraseña la guardamos solo como un hash, del que no se puede deducir. Los intentos de iniciar sesión se guardan 24 horas. En tu cuenta puedes descargar tus datos y eliminar la cuenta.',
      ],
      [
        'Cookies',
        'Lo que este sitio guarda en tu dispositivo, para qué y cuánto tiempo, está en la página «Cookies», enlazada al final de cada página. Los servicios de otras empresas solo se cargan cuando has dado tu consentimiento.',
      ],
      [
        'Correos y registros',
        'El texto de los correos que te enviamos lo borramos a los 30 días; dirección, asunto y hora, después de [12 meses]. Nuestros registros no contienen correos electrónicos, búsquedas ni nada de lo que escribes. Contra abusos guardamos tu dirección IP en memoria 15 minutos como máximo. [Qué registra tu proveedor de alojamiento y cuánto tiempo]',
      ],
      [
        'Tus derechos',
        'Puedes preguntarnos qué guardamos sobre ti, pedir que se corrija o se borre, oponerte a su uso y reclamar ante una autoridad de control: [nombre de la autoridad].',
      ],
    ],
  },
  nl: {
    title: 'Privacy',
    path: 'privacy',
    sample:
      'Dit is een voorbeeldtekst. Lees deze pagina voordat je haar publiceert, vul in wat tussen vierkante haken staat, laat weg wat niet voor je geldt en laat haar controleren.',
    sections: [
      ['Wie verantwoordelijk is', '[Naam en adres van het bedrijf, e-mailadres voor vragen over persoonsgegevens]'],
      [
        'Formulieren',
        'Als je ons een formulier stuurt, bewaren we wat je hebt ingevuld, wanneer je het stuurde en vanaf welke pagina, om je te antwoorden. Na [12 maanden] verwijderen we het.',
      ],
      [
        'Nieuwsbrief',
        'Als je je aanmeldt, bewaren we je e-mailadres, de tekst waarmee je instemde en wanneer je die bevestigde. Je kunt je altijd afmelden; [12 maanden] later verwijderen we deze gegevens. Aanmeldingen zonder bevestiging verwijderen we na 30 dagen.',
      ],
      [
        'Zakelijke accounts',
        'Voor een account bewaren we bedrijf, adres, naam en e-mailadres. Het wachtwoord bewaren we alleen als hash, waaruit het niet te lezen is. Pogingen om in te loggen bewaren we 24 uur. In je account kun je je gegevens downloaden en het account verwijderen.',
      ],
      [
        'Cookies',
        'Wat deze website op je apparaat opslaat, waarvoor en hoelang, staat op de pagina ‘Cookies’, met een link onder aan elke pagina. Diensten van andere bedrijven worden pas geladen als je toestemming hebt gegeven.',
      ],
      [
        'E-mails en logbestanden',
        'De tekst van e-mails aan jou verwijderen we 30 dagen na het versturen; adres, onderwerp en tijd na [12 maanden]. Onze logbestanden bevatten geen e-mailadressen, geen zoekwoorden en niets van wat je invult. Tegen misbruik bewaren we je IP-adres hoogstens 15 minuten in het geheugen. [Wat je hostingbedrijf vastlegt, en hoelang]',
      ],
      [
        'Je rechten',
        'Je kunt ons vragen wat we over je bewaren, het laten corrigeren of verwijderen, bezwaar maken tegen het gebruik en een klacht indienen bij een toezichthouder: [naam van de toezichthouder].',
      ],
    ],
  },
  no: {
    title: 'Personvern',
    path: 'personvern',
    sample:
      'Dette er en eksempeltekst. Før du publiserer siden, må du lese den, fylle ut det som står i hakeparentes, ta bort det som ikke gjelder for deg, og få den kontrollert.',
    sections: [
      ['Hvem som er ansvarlig', '[Navn og adresse til bedriften, e-postadresse for spørsmål om personopplysninger]'],
      [
        'Skjemaer',
        'Når du sender oss et skjema, lagrer vi det du har skrevet, når du sendte det og fra hvilken side, for å kunne svare deg. Vi sletter det etter [12 måneder].',
      ],
      [
        'Nyhetsbrev',
        'Når du abonnerer, lagrer vi e-postadressen din, teksten du sa ja til, og når du bekreftet den. Du kan melde deg av når som helst; [12 måneder] senere sletter vi opplysningene. Påmeldinger som ikke er bekreftet, sletter vi etter 30 dager.',
      ],
      [
        'Bedriftskontoer',
        'For en konto lagrer vi bedrift, adresse, navn og e-postadresse. Passordet lagrer vi bare som en hash, som det ikke kan leses ut av. Forsøk på å logge inn lagres i 24 timer. I kontoen din kan du laste ned opplysningene dine og slette kontoen.',
      ],
      [
        'Informasjonskapsler',
        'Hva dette nettstedet lagrer på enheten din, hvorfor og hvor lenge, står på siden om informasjonskapsler, som det lenkes til nederst på hver side. Tjenester fra andre selskaper lastes først når du har sagt ja.',
      ],
      [
        'E-post og logger',
        'Teksten i e-poster til deg sletter vi 30 dager etter at de er sendt; adresse, emne og tidspunkt etter [12 måneder]. Loggene våre inneholder ingen e-postadresser, ingen søkeord og ingenting av det du skriver. Mot misbruk har vi IP-adressen din i minnet i høyst 15 minutter. [Hva webhotellet logger, og hvor lenge]',
      ],
      [
        'Rettighetene dine',
        'Du kan spørre oss hva vi lagrer om deg, få det rettet eller slettet, protestere mot bruken og klage til en tilsynsmyndighet: [navnet på myndigheten].',
      ],
    ],
  },
  fr: {
    title: 'Confidentialité',
    path: 'confidentialite',
    sample:
      'Ceci est un texte d’exemple. Avant de publier cette page, lisez-la, complétez ce qui figure entre crochets, retirez ce qui ne vous concerne pas et faites-la vérifier.',
    sections: [
      [
        'Responsable',
        '[Nom et adresse de l’entreprise, adresse e-mail pour les questions sur les données personnelles]',
      ],
      [
        'Formulaires',
        'Lorsque vous nous envoyez un formulaire, nous conservons ce que vous avez écrit, la date d’envoi et la page, afin de vous répondre. Nous l’effaçons après [12 mois].',
      ],
      [
        'Newsletter',
        'Lorsque vous vous abonnez, nous conservons votre adresse e-mail, le texte que vous avez accepté et le moment où vous l’avez confirmé. Vous pouvez vous désabonner à tout moment ; [12 mois] plus tard, nous effaçons ces données. Les inscriptions non confirmées sont effacées après 30 jours.',
      ],
      [
        'Comptes professionnels',
        'Pour un compte, nous conservons l’entreprise, l’adresse, le nom et l’adresse e-mail. Le mot de passe n’est conservé que sous forme de hash, qui ne permet pas de le lire. Les tentatives de connexion sont conservées 24 heures. Dans votre compte, vous pouvez télécharger vos données et supprimer le compte.',
      ],
      [
        'Cookies',
        'Ce que ce site enregistre sur votre appareil, pourquoi et pour combien de temps, figure sur la page « Cookies », dont le lien se trouve au bas de chaque page. Les services d’autres entreprises ne sont chargés qu’avec votre accord.',
      ],
      [
        'E-mails et journaux',
        'Nous effaçons le texte des e-mails qui vous sont adressés 30 jours après l’envoi ; l’adresse, l’objet et l’heure après [12 mois]. Nos journaux ne contiennent ni adresses e-mail, ni recherches, ni rien de ce que vous écrivez. Contre les abus, nous gardons votre adresse IP en mémoire 15 minutes au plus. [Ce que votre hébergeur enregistre, et pour combien de temps]',
      ],
      [
        'Vos droits',
        'Vous pouvez nous demander ce que nous conservons à votre sujet, le faire corriger ou effacer, vous opposer à son utilisation et adresser une réclamation à une autorité de contrôle : [nom de l’autorité].',
      ],
    ],
  },
  de: {
    title: 'Datenschutz',
    path: 'datenschutz',
    sample:
      'Das ist ein Beispieltext. Bevor Sie diese Seite veröffentlichen: Lesen Sie sie, ergänzen Sie, was in eckigen Klammern steht, lassen Sie weg, was für Sie nicht gilt, und lassen Sie sie prüfen.',
    sections: [
      ['Verantwortlich', '[Name und Anschrift des Unternehmens, E-Mail-Adresse für Fragen zu personenbezogenen Daten]'],
      [
        'Formulare',
        'Wenn Sie uns ein Formular senden, speichern wir, was Sie geschrieben haben, wann und auf welcher Seite, um Ihnen zu antworten. Nach [12 Monaten] löschen wir es.',
      ],
      [
        'Newsletter',
        'Wenn Sie den Newsletter abonnieren, speichern wir Ihre E-Mail-Adresse, den Wortlaut Ihrer Einwilligung und wann Sie sie bestätigt haben. Sie können sich jederzeit abmelden; [12 Monate] danach löschen wir diese Daten. Anmeldungen ohne Bestätigung löschen wir nach 30 Tagen.',
      ],
      [
        'Konten für Geschäftskunden',
        'Für ein Konto speichern wir Unternehmen, Anschrift, Name und E-Mail-Adresse. Das Passwort speichern wir nur als Hash, aus dem es sich nicht ablesen lässt. Versuche, sich anzumelden, werden 24 Stunden gespeichert. In Ihrem Konto können Sie Ihre Daten herunterladen und das Konto löschen.',
      ],
      [
        'Cookies',
        'Was diese Website auf Ihrem Gerät speichert, wofür und wie lange, steht auf der Seite „Cookies“, die am Ende jeder Seite verlinkt ist. Dienste anderer Unternehmen werden erst geladen, wenn Sie zugestimmt haben.',
      ],
      [
        'E-Mails und Protokolle',
        'Den Text von E-Mails an Sie löschen wir 30 Tage nach dem Versand, Adresse, Betreff und Zeitpunkt nach [12 Monaten]. Unsere Protokolle enthalten keine E-Mail-Adressen, keine Suchwörter und nichts von dem, was Sie schreiben. Gegen Missbrauch behalten wir Ihre IP-Adresse höchstens 15 Minuten im Arbeitsspeicher. [Was Ihr Hosting-Anbieter protokolliert, und wie lange]',
      ],
      [
        'Ihre Rechte',
        'Sie können erfahren, was wir über Sie speichern, es berichtigen oder löschen lassen, der Nutzung widersprechen und sich bei einer Aufsichtsbehörde beschweren: [Name der Behörde].',
      ],
    ],
  },
  pl: {
    title: 'Prywatność',
    path: 'prywatnosc',
    sample:
      'To jest przykładowy tekst. Zanim opublikujesz tę stronę, przeczytaj ją, uzupełnij to, co stoi w nawiasach kwadratowych, usuń to, co cię nie dotyczy, i daj ją do sprawdzenia.',
    sections: [
      ['Administrator', '[Nazwa i adres firmy, adres e-mail do pytań o dane osobowe]'],
      [
        'Formularze',
        'Gdy wysyłasz nam formularz, przechowujemy jego treść, czas wysłania i stronę, z której pochodzi, aby ci odpowiedzieć. Usuwamy te dane po [12 miesiącach].',
      ],
      [
        'Newsletter',
        'Gdy zapisujesz się na newsletter, przechowujemy twój adres e-mail, tekst zgody i czas jej potwierdzenia. Możesz wypisać się w każdej chwili; po upływie [12 miesięcy] usuwamy te dane. Niepotwierdzone zapisy usuwamy po 30 dniach.',
      ],
      [
        'Konta firmowe',
        'Na potrzeby konta przechowujemy firmę, adres, nazwisko i adres e-mail. Hasło przechowujemy tylko jako skrót (hash), z którego nie da się go odczytać. Próby logowania przechowujemy przez 24 godziny. Na swoim koncie możesz pobrać swoje dane i usunąć konto.',
      ],
      [
        'Pliki cookie',
        'Co ta witryna zapisuje na twoim urządzeniu, po co i na jak długo, jest opisane na stronie o plikach cookie; link do niej jest na dole każdej strony. Usługi innych firm wczytujemy dopiero po twojej zgodzie.',
      ],
      [
        'E-maile i dzienniki',
        'Treść e-maili do ciebie usuwamy 30 dni po wysłaniu; adres, temat i czas po [12 miesiącach]. Nasze dzienniki nie zawierają adresów e-mail, szukanych słów ani niczego, co wpisujesz. Dla ochrony przed nadużyciami trzymamy twój adres IP w pamięci najwyżej 15 minut. [Co zapisuje twoja firma hostingowa i jak długo]',
      ],
      [
        'Twoje prawa',
        'Możesz zapytać, co o tobie przechowujemy, żądać poprawienia lub usunięcia danych, sprzeciwić się ich użyciu i złożyć skargę do organu nadzorczego: [nazwa organu].',
      ],
    ],
  },
  it: {
    title: 'Privacy',
    path: 'privacy',
    sample:
      'Questo è un testo di esempio. Prima di pubblicare questa pagina, leggila, completa ciò che sta tra parentesi quadre, togli ciò che non ti riguarda e falla controllare.',
    sections: [
      ['Titolare', '[Nome e indirizzo dell’azienda, indirizzo e-mail per domande sui dati personali]'],
      [
        'Moduli',
        'Quando ci invii un modulo, conserviamo ciò che hai scritto, quando l’hai inviato e da quale pagina, per risponderti. Lo cancelliamo dopo [12 mesi].',
      ],
      [
        'Newsletter',
        'Quando ti iscrivi, conserviamo il tuo indirizzo e-mail, il testo che hai accettato e quando l’hai confermato. Puoi disiscriverti in ogni momento; [12 mesi] dopo cancelliamo questi dati. Le iscrizioni non confermate le cancelliamo dopo 30 giorni.',
      ],
      [
        'Account aziendali',
        'Per un account conserviamo azienda, indirizzo, nome e indirizzo e-mail. La password è conservata solo come hash, dal quale non si può leggere. I tentativi di accesso sono conservati per 24 ore. Nel tuo account puoi scaricare i tuoi dati ed eliminare l’account.',
      ],
      [
        'Cookie',
        'Che cosa questo sito salva sul tuo dispositivo, perché e per quanto tempo, è indicato nella pagina «Cookie», con un link in fondo a ogni pagina. I servizi di altre aziende si caricano solo dopo il tuo consenso.',
      ],
      [
        'E-mail e registri',
        'Il testo delle e-mail che ti inviamo è cancellato 30 giorni dopo l’invio; indirizzo, oggetto e ora dopo [12 mesi]. I nostri registri non contengono indirizzi e-mail, ricerche né nulla di ciò che scrivi. Contro gli abusi teniamo in memoria il tuo indirizzo IP per 15 minuti al massimo. [Che cosa registra il tuo fornitore di hosting, e per quanto tempo]',
      ],
      [
        'I tuoi diritti',
        'Puoi chiederci che cosa conserviamo di te, farlo correggere o cancellare, opporti al suo uso e presentare un reclamo a un’autorità di controllo: [nome dell’autorità].',
      ],
    ],
  },
  hu: {
    title: 'Adatvédelem',
    path: 'adatvedelem',
    sample:
      'Ez egy mintaszöveg. Mielőtt közzéteszi az oldalt, olvassa el, töltse ki a szögletes zárójelben álló részeket, hagyja el, ami Önökre nem vonatkozik, és ellenőriztesse.',
    sections: [
      ['Adatkezelő', '[A cég neve és címe, e-mail-cím a személyes adatokkal kapcsolatos kérdésekhez]'],
      [
        'Űrlapok',
        'Ha űrlapot küld nekünk, megőrizzük, mit írt, mikor és melyik oldalról küldte, hogy válaszolhassunk. Ennyi idő után töröljük: [12 hónap].',
      ],
      [
        'Hírlevél',
        'Ha feliratkozik, megőrizzük az e-mail-címét, a szöveget, amelyhez hozzájárult, és a megerősítés idejét. Bármikor leiratkozhat; ezután ennyi idővel töröljük az adatokat: [12 hónap]. A meg nem erősített feliratkozásokat 30 nap után töröljük.',
      ],
      [
        'Céges fiókok',
        'Egy fiókhoz a céget, a címet, a nevet és az e-mail-címet őrizzük meg. A jelszót csak hashként tároljuk, amelyből nem olvasható ki. A bejelentkezési kísérleteket 24 óráig őrizzük. A fiókjában letöltheti az adatait, és törölheti a fiókot.',
      ],
      [
        'Sütik',
        'Hogy ez a webhely mit tárol az eszközén, miért és meddig, azt a sütikről szóló oldal írja le; a rá mutató link minden oldal alján ott van. Más cégek szolgáltatásait csak a hozzájárulása után töltjük be.',
      ],
      [
        'E-mailek és naplók',
        'Az Önnek küldött e-mailek szövegét 30 nappal a küldés után töröljük, a címet, a tárgyat és az időpontot ennyi idő után: [12 hónap]. A naplóinkban nincsenek e-mail-címek, keresőszavak, sem bármi, amit beír. A visszaélések ellen az IP-címét legfeljebb 15 percig tartjuk a memóriában. [Mit naplóz a tárhelyszolgáltató, és meddig]',
      ],
      [
        'Az Ön jogai',
        'Megkérdezheti, mit őrzünk Önről, kérheti a javítását vagy törlését, tiltakozhat a felhasználása ellen, és panaszt tehet a felügyeleti hatóságnál: [a hatóság neve].',
      ],
    ],
  },
  ru: {
    title: 'Персональные данные',
    path: 'personalnye-dannye',
    sample:
      'Это пример текста. Прежде чем публиковать страницу, прочитайте её, заполните то, что стоит в квадратных скобках, уберите то, что к вам не относится, и дайте её проверить.',
    sections: [
      ['Кто отвечает', '[Название и адрес компании, электронная почта для вопросов о персональных данных]'],
      [
        'Формы',
        'Когда вы отправляете нам форму, мы храним то, что вы написали, время отправки и страницу, чтобы ответить вам. Мы удаляем это через [12 месяцев].',
      ],
      [
        'Рассылка',
        'Когда вы подписываетесь, мы храним адрес вашей электронной почты, текст согласия и время подтверждения. Отписаться можно в любой момент; через [12 месяцев] после этого мы удаляем эти данные. Неподтверждённые подписки мы удаляем через 30 дней.',
      ],
      [
        'Учётные записи компаний',
        'Для учётной записи мы храним компанию, адрес, имя и электронную почту. Пароль хранится только в виде хеша, по которому его нельзя прочитать. Попытки входа хранятся 24 часа. В учётной записи вы можете скачать свои данные и удалить её.',
      ],
      [
        'Файлы cookie',
        'Что этот сайт хранит на вашем устройстве, зачем и как долго, написано на странице о файлах cookie; ссылка на неё есть внизу каждой страницы. Сервисы других компаний загружаются только после вашего согласия.',
      ],
      [
        'Письма и журналы',
        'Текст писем к вам мы удаляем через 30 дней после отправки, а адрес, тему и время через [12 месяцев]. В наших журналах нет адресов электронной почты, поисковых слов и ничего из того, что вы пишете. Для защиты от злоупотреблений мы держим ваш IP-адрес в памяти не дольше 15 минут. [Что записывает ваш хостинг и как долго хранит]',
      ],
      [
        'Ваши права',
        'Вы можете узнать, что мы о вас храним, попросить исправить или удалить это, возразить против использования и подать жалобу в надзорный орган: [название органа].',
      ],
    ],
  },
  cs: {
    title: 'Ochrana soukromí',
    path: 'ochrana-soukromi',
    sample:
      'Toto je ukázkový text. Než stránku zveřejníte, přečtěte si ji, doplňte, co stojí v hranatých závorkách, vypusťte, co se vás netýká, a nechte ji zkontrolovat.',
    sections: [
      ['Správce údajů', '[Název a adresa firmy, e-mail pro dotazy k osobním údajům]'],
      [
        'Formuláře',
        'Když nám pošlete formulář, uchováváme, co jste napsali, kdy a z jaké stránky, abychom vám mohli odpovědět. Po [12 měsících] to smažeme.',
      ],
      [
        'Newsletter',
        'Když se přihlásíte k odběru, uchováváme váš e-mail, text souhlasu a čas jeho potvrzení. Odhlásit se můžete kdykoli; po [12 měsících] od odhlášení tyto údaje smažeme. Nepotvrzená přihlášení smažeme po 30 dnech.',
      ],
      [
        'Firemní účty',
        'K účtu uchováváme firmu, adresu, jméno a e-mail. Heslo ukládáme jen jako hash, ze kterého ho nelze přečíst. Pokusy o přihlášení uchováváme 24 hodin. Ve svém účtu si můžete údaje stáhnout a účet smazat.',
      ],
      [
        'Soubory cookie',
        'Co tento web ukládá ve vašem zařízení, proč a na jak dlouho, je popsáno na stránce o souborech cookie; odkaz na ni je dole na každé stránce. Služby jiných firem se načtou teprve s vaším souhlasem.',
      ],
      [
        'E-maily a protokoly',
        'Text e-mailů, které vám posíláme, smažeme 30 dní po odeslání, adresu, předmět a čas po [12 měsících]. Naše protokoly neobsahují e-maily, hledaná slova ani nic z toho, co napíšete. Proti zneužití držíme vaši IP adresu v paměti nejvýše 15 minut. [Co zaznamenává váš poskytovatel hostingu a jak dlouho]',
      ],
      [
        'Vaše práva',
        'Můžete se zeptat, co o vás uchováváme, žádat opravu nebo výmaz, vznést námitku proti použití a podat stížnost u dozorového úřadu: [název úřadu].',
      ],
    ],
  },
  uk: {
    title: 'Персональні дані',
    path: 'personalni-dani',
    sample:
      'Це приклад тексту. Перш ніж публікувати сторінку, прочитайте її, заповніть те, що стоїть у квадратних дужках, приберіть те, що вас не стосується, і дайте її перевірити.',
    sections: [
      ['Хто відповідає', '[Назва та адреса компанії, електронна пошта для запитань про персональні дані]'],
      [
        'Форми',
        'Коли ви надсилаєте нам форму, ми зберігаємо те, що ви написали, час надсилання і сторінку, щоб відповісти вам. Ми видаляємо це через [12 місяців].',
      ],
      [
        'Розсилка',
        'Коли ви підписуєтеся, ми зберігаємо адресу вашої електронної пошти, текст згоди та час підтвердження. Відписатися можна будь-коли; через [12 місяців] після цього ми видаляємо ці дані. Непідтверджені підписки ми видаляємо через 30 днів.',
      ],
      [
        'Облікові записи компаній',
        'Для облікового запису ми зберігаємо компанію, адресу, ім’я та електронну пошту. Пароль зберігається лише як хеш, за яким його не можна прочитати. Спроби входу зберігаються 24 години. У своєму обліковому записі ви можете завантажити свої дані та видалити його.',
      ],
      [
        'Файли cookie',
        'Що цей сайт зберігає на вашому пристрої, навіщо і як довго, написано на сторінці про файли cookie; посилання на неї є внизу кожної сторінки. Сервіси інших компаній завантажуються лише після вашої згоди.',
      ],
      [
        'Листи та журнали',
        'Текст листів до вас ми видаляємо через 30 днів після надсилання, а адресу, тему і час через [12 місяців]. У наших журналах немає адрес електронної пошти, пошукових слів і нічого з того, що ви пишете. Для захисту від зловживань ми тримаємо вашу IP-адресу в пам’яті не довше ніж 15 хвилин. [Що записує ваш хостинг і як довго зберігає]',
      ],
      [
        'Ваші права',
        'Ви можете дізнатися, що ми про вас зберігаємо, попросити виправити або видалити це, заперечити проти використання та подати скаргу до наглядового органу: [назва органу].',
      ],
    ],
  },
  da: {
    title: 'Privatliv',
    path: 'privatliv',
    sample:
      'Dette er en eksempeltekst. Før du udgiver siden, skal du læse den, udfylde det, der står i kantede parenteser, fjerne det, der ikke gælder for dig, og få den kontrolleret.',
    sections: [
      ['Hvem der er ansvarlig', '[Virksomhedens navn og adresse, e-mailadresse til spørgsmål om personoplysninger]'],
      [
        'Formularer',
        'Når du sender os en formular, gemmer vi det, du har skrevet, hvornår du sendte den og fra hvilken side, for at kunne svare dig. Vi sletter det efter [12 måneder].',
      ],
      [
        'Nyhedsbrev',
        'Når du tilmelder dig, gemmer vi din e-mailadresse, den tekst, du sagde ja til, og hvornår du bekræftede den. Du kan altid afmelde dig; [12 måneder] senere sletter vi oplysningerne. Tilmeldinger, der ikke er bekræftet, sletter vi efter 30 dage.',
      ],
      [
        'Erhvervskonti',
        'Til en konto gemmer vi virksomhed, adresse, navn og e-mailadresse. Adgangskoden gemmer vi kun som en hash, som den ikke kan læses af. Forsøg på at logge ind gemmes i 24 timer. På din konto kan du hente dine oplysninger og slette kontoen.',
      ],
      [
        'Cookies',
        'Hvad dette site gemmer på din enhed, hvorfor og hvor længe, står på siden »Cookies«, som der linkes til nederst på hver side. Tjenester fra andre virksomheder indlæses først, når du har sagt ja.',
      ],
      [
        'E-mails og logfiler',
        'Teksten i e-mails til dig sletter vi 30 dage efter afsendelsen; adresse, emne og tidspunkt efter [12 måneder]. Vores logfiler indeholder ingen e-mailadresser, ingen søgeord og intet af det, du skriver. Mod misbrug har vi din IP-adresse i hukommelsen i højst 15 minutter. [Hvad dit hostingfirma logger, og hvor længe]',
      ],
      [
        'Dine rettigheder',
        'Du kan spørge os, hvad vi gemmer om dig, få det rettet eller slettet, gøre indsigelse mod brugen og klage til en tilsynsmyndighed: [myndighedens navn].',
      ],
    ],
  },
  fi: {
    title: 'Tietosuoja',
    path: 'tietosuoja',
    sample:
      'Tämä on esimerkkiteksti. Ennen kuin julkaiset sivun, lue se, täydennä hakasulkeissa olevat kohdat, poista se, mikä ei koske teitä, ja anna sivu tarkistettavaksi.',
    sections: [
      ['Rekisterinpitäjä', '[Yrityksen nimi ja osoite, sähköpostiosoite henkilötietoja koskeviin kysymyksiin]'],
      [
        'Lomakkeet',
        'Kun lähetät meille lomakkeen, säilytämme, mitä kirjoitit, milloin ja miltä sivulta, jotta voimme vastata sinulle. Poistamme tiedot, kun on kulunut [12 kuukautta].',
      ],
      [
        'Uutiskirje',
        'Kun tilaat uutiskirjeen, säilytämme sähköpostiosoitteesi, hyväksymäsi tekstin ja vahvistuksen ajan. Voit perua tilauksen milloin tahansa; poistamme tiedot, kun siitä on kulunut [12 kuukautta]. Vahvistamattomat tilaukset poistamme 30 päivän kuluttua.',
      ],
      [
        'Yritystilit',
        'Tiliä varten säilytämme yrityksen, osoitteen, nimen ja sähköpostiosoitteen. Salasanan säilytämme vain tiivisteenä, josta sitä ei voi lukea. Kirjautumisyritykset säilytetään 24 tuntia. Tililläsi voit ladata tietosi ja poistaa tilin.',
      ],
      [
        'Evästeet',
        'Mitä tämä sivusto tallentaa laitteellesi, miksi ja kuinka pitkäksi aikaa, kerrotaan evästesivulla, johon on linkki jokaisen sivun lopussa. Muiden yritysten palvelut ladataan vasta suostumuksesi jälkeen.',
      ],
      [
        'Sähköpostit ja lokit',
        'Sinulle lähetettyjen sähköpostien tekstin poistamme 30 päivää lähetyksestä; osoitteen, aiheen ja ajan, kun on kulunut [12 kuukautta]. Lokeissamme ei ole sähköpostiosoitteita, hakusanoja eikä mitään kirjoittamaasi. Väärinkäytön estämiseksi pidämme IP-osoitteesi muistissa enintään 15 minuuttia. [Mitä palvelintilan tarjoaja kirjaa ja kuinka pitkään]',
      ],
      [
        'Oikeutesi',
        'Voit kysyä, mitä säilytämme sinusta, pyytää oikaisua tai poistoa, vastustaa tietojen käyttöä ja valittaa valvontaviranomaiselle: [viranomaisen nimi].',
      ],
    ],
  },
  sv: {
    title: 'Integritet',
    path: 'integritet',
    sample:
      'Det här är en exempeltext. Innan du publicerar sidan ska du läsa den, fylla i det som står inom hakparentes, ta bort det som inte gäller dig och låta någon kontrollera den.',
    sections: [
      ['Vem som är ansvarig', '[Företagets namn och adress, e-postadress för frågor om personuppgifter]'],
      [
        'Formulär',
        'När du skickar ett formulär till oss sparar vi det du har skrivit, när du skickade det och från vilken sida, för att kunna svara dig. Vi raderar det efter [12 månader].',
      ],
      [
        'Nyhetsbrev',
        'När du prenumererar sparar vi din e-postadress, texten du sa ja till och när du bekräftade den. Du kan avsluta prenumerationen när som helst; [12 månader] senare raderar vi uppgifterna. Anmälningar som inte bekräftas raderar vi efter 30 dagar.',
      ],
      [
        'Företagskonton',
        'För ett konto sparar vi företag, adress, namn och e-postadress. Lösenordet sparar vi bara som en hash, som det inte går att läsa ut ur. Försök att logga in sparas i 24 timmar. I ditt konto kan du ladda ner dina uppgifter och radera kontot.',
      ],
      [
        'Kakor',
        'Vad den här webbplatsen sparar på din enhet, varför och hur länge, står på sidan om kakor, som länkas längst ner på varje sida. Tjänster från andra företag laddas först när du har sagt ja.',
      ],
      [
        'E-post och loggar',
        'Texten i e-post till dig raderar vi 30 dagar efter att den har skickats; adress, ämne och tid efter [12 månader]. Våra loggar innehåller inga e-postadresser, inga sökord och inget av det du skriver. Mot missbruk har vi din IP-adress i minnet i högst 15 minuter. [Vad ditt webbhotell loggar, och hur länge]',
      ],
      [
        'Dina rättigheter',
        'Du kan fråga oss vad vi sparar om dig, få det rättat eller raderat, invända mot användningen och klaga hos en tillsynsmyndighet: [myndighetens namn].',
      ],
    ],
  },
}
