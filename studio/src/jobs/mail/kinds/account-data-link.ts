import type { Language } from '@menagerie/sites/brand-locale'
import type { MailWords } from './mail.ts'

/**
 * Proves the address of an account before its data is exported or deleted. Contains no text from the account, because
 * its address may belong to another person.
 */
export const ACCOUNT_DATA_LINK = {
  en: {
    subject: 'Your link to your data at {brand}',
    lines: [
      'The account with this address asks to download or delete what we keep. The button opens that once, within 60 minutes, where you are logged in.',
      'If you did not ask for this, do nothing: nothing is told and nothing is deleted.',
    ],
    button: 'Open the link',
  },
  de: {
    subject: 'Ihr Link zu Ihren Daten bei {brand}',
    lines: [
      'Das Konto mit dieser Adresse möchte herunterladen oder löschen, was wir speichern. Die Schaltfläche öffnet das ein Mal, innerhalb von 60 Minuten, wo Sie angemeldet sind.',
      'Falls Sie das nicht verlangt haben, tun Sie nichts: Es wird nichts mitgeteilt und nichts gelöscht.',
    ],
    button: 'Link öffnen',
  },
  nl: {
    subject: 'Je link naar je gegevens bij {brand}',
    lines: [
      'Het account met dit adres wil downloaden of verwijderen wat we bewaren. De knop opent dat één keer, binnen 60 minuten, waar je bent ingelogd.',
      'Heb je hier niet om gevraagd, doe dan niets: er wordt niets verteld en niets verwijderd.',
    ],
    button: 'Link openen',
  },
  fr: {
    subject: 'Votre lien vers vos données {brand}',
    lines: [
      'Le compte de cette adresse demande à télécharger ou à supprimer ce que nous conservons. Le bouton y donne accès une seule fois, dans les 60 minutes, là où vous êtes connecté.',
      'Si vous ne l’avez pas demandé, ne faites rien : rien n’est communiqué ni supprimé.',
    ],
    button: 'Ouvrir le lien',
  },
  es: {
    subject: 'Tu enlace a tus datos en {brand}',
    lines: [
      'La cuenta con esta dirección pide descargar o eliminar lo que guardamos. El botón lo abre una sola vez, en 60 minutos, donde tengas la sesión iniciada.',
      'Si no lo has pedido, no hagas nada: no se comunica ni se elimina nada.',
    ],
    button: 'Abrir el enlace',
  },
  it: {
    subject: 'Il tuo link ai tuoi dati di {brand}',
    lines: [
      'L’account con questo indirizzo chiede di scaricare o eliminare ciò che conserviamo. Il pulsante lo apre una sola volta, entro 60 minuti, dove hai effettuato l’accesso.',
      'Se non l’hai chiesto tu, non fare nulla: niente viene comunicato né eliminato.',
    ],
    button: 'Apri il link',
  },
  da: {
    subject: 'Dit link til dine data hos {brand}',
    lines: [
      'Kontoen med denne adresse beder om at hente eller slette det, vi gemmer. Knappen åbner det én gang, inden for 60 minutter, hvor du er logget ind.',
      'Har du ikke bedt om det, så gør ingenting: intet oplyses, og intet slettes.',
    ],
    button: 'Åbn linket',
  },
  no: {
    subject: 'Lenken til dataene dine hos {brand}',
    lines: [
      'Kontoen med denne adressen ber om å laste ned eller slette det vi lagrer. Knappen åpner det én gang, innen 60 minutter, der du er logget inn.',
      'Har du ikke bedt om dette, trenger du ikke å gjøre noe: ingenting blir oppgitt, og ingenting blir slettet.',
    ],
    button: 'Åpne lenken',
  },
  sv: {
    subject: 'Din länk till dina uppgifter hos {brand}',
    lines: [
      'Kontot med den här adressen vill ladda ner eller radera det vi sparar. Knappen öppnar det en gång, inom 60 minuter, där du är inloggad.',
      'Har du inte bett om det behöver du inte göra något: inget lämnas ut och inget raderas.',
    ],
    button: 'Öppna länken',
  },
  fi: {
    subject: 'Linkki tietoihisi: {brand}',
    lines: [
      'Tämän osoitteen tililtä pyydetään lataamaan tai poistamaan tallentamamme tiedot. Painike avaa sen kerran, 60 minuutin kuluessa, siellä missä olet kirjautuneena.',
      'Jos et pyytänyt tätä, älä tee mitään: mitään ei kerrota eikä poisteta.',
    ],
    button: 'Avaa linkki',
  },
  pl: {
    subject: 'Link do Twoich danych: {brand}',
    lines: [
      'Konto z tym adresem prosi o pobranie lub usunięcie danych, które przechowujemy. Przycisk otwiera to jeden raz, w ciągu 60 minut, tam, gdzie trwa Twoja sesja.',
      'Jeśli o to nie prosisz, nie rób nic: nic nie zostanie przekazane ani usunięte.',
    ],
    button: 'Otwórz link',
  },
  cs: {
    subject: 'Odkaz na vaše údaje: {brand}',
    lines: [
      'Účet s touto adresou žádá o stažení nebo smazání údajů, které uchováváme. Tlačítko to otevře jednou, do 60 minut, tam, kde jste přihlášeni.',
      'Pokud jste o to nežádali, nedělejte nic: nic se nesdělí a nic se nesmaže.',
    ],
    button: 'Otevřít odkaz',
  },
  hu: {
    subject: 'Link az adataihoz ({brand})',
    lines: [
      'Az ehhez a címhez tartozó fiók a nálunk tárolt adatok letöltését vagy törlését kéri. A gomb ezt egyszer nyitja meg, 60 percen belül, ott, ahol bejelentkezett.',
      'Ha nem Ön kérte, ne tegyen semmit: semmit sem adunk ki és semmit sem törlünk.',
    ],
    button: 'Link megnyitása',
  },
  ru: {
    subject: 'Ссылка на ваши данные: {brand}',
    lines: [
      'Из учётной записи с этим адресом просят скачать или удалить данные, которые мы храним. Кнопка откроет это один раз, в течение 60 минут, там, где вы вошли.',
      'Если вы об этом не просили, ничего не делайте: ничего не будет передано и удалено.',
    ],
    button: 'Открыть ссылку',
  },
  uk: {
    subject: 'Посилання на ваші дані: {brand}',
    lines: [
      'З облікового запису з цією адресою просять завантажити або видалити дані, які ми зберігаємо. Кнопка відкриє це один раз, протягом 60 хвилин, там, де ви ввійшли.',
      'Якщо ви про це не просили, нічого не робіть: нічого не буде передано чи видалено.',
    ],
    button: 'Відкрити посилання',
  },
} as const satisfies Readonly<Record<Language, MailWords>>
