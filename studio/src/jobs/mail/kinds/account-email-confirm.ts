import type { Language } from '@menagerie/sites/brand-locale'
import type { MailWords } from './mail.ts'

/** Sent to the old and the new address of an account: both must confirm. */
export const ACCOUNT_EMAIL_CONFIRM = {
  en: {
    subject: 'Confirm your email address for {brand}',
    lines: [
      'The account of {company} is to change from {old} to {new}. Please confirm this address with the button: the change counts once both addresses have been confirmed, within 24 hours.',
      'If you did not ask for this, do nothing: everything stays as it is.',
    ],
    button: 'Confirm this address',
  },
  de: {
    subject: 'E-Mail-Adresse für {brand} bestätigen',
    lines: [
      'Das Konto von {company} soll von {old} auf {new} umgestellt werden. Bitte bestätigen Sie diese Adresse mit der Schaltfläche: Die Änderung gilt, sobald beide Adressen bestätigt sind, innerhalb von 24 Stunden.',
      'Falls Sie das nicht verlangt haben, tun Sie nichts: Alles bleibt, wie es ist.',
    ],
    button: 'Diese Adresse bestätigen',
  },
  nl: {
    subject: 'Bevestig je e-mailadres voor {brand}',
    lines: [
      'Het account van {company} gaat van {old} naar {new}. Bevestig dit adres met de knop: de wijziging geldt zodra beide adressen zijn bevestigd, binnen 24 uur.',
      'Heb je hier niet om gevraagd, doe dan niets: alles blijft zoals het is.',
    ],
    button: 'Dit adres bevestigen',
  },
  fr: {
    subject: 'Confirmez votre adresse e-mail {brand}',
    lines: [
      'Le compte de {company} doit passer de {old} à {new}. Confirmez cette adresse avec le bouton : le changement compte dès que les deux adresses sont confirmées, dans les 24 heures.',
      'Si vous ne l’avez pas demandé, ne faites rien : tout reste comme avant.',
    ],
    button: 'Confirmer cette adresse',
  },
  es: {
    subject: 'Confirma tu correo electrónico de {brand}',
    lines: [
      'La cuenta de {company} pasará de {old} a {new}. Confirma esta dirección con el botón: el cambio vale cuando se confirmen las dos direcciones, en 24 horas.',
      'Si no lo has pedido, no hagas nada: todo sigue igual.',
    ],
    button: 'Confirmar esta dirección',
  },
  it: {
    subject: 'Conferma il tuo indirizzo e-mail per {brand}',
    lines: [
      'L’account di {company} passerà da {old} a {new}. Conferma questo indirizzo con il pulsante: la modifica vale quando entrambi gli indirizzi sono confermati, entro 24 ore.',
      'Se non l’hai chiesto tu, non fare nulla: tutto resta com’è.',
    ],
    button: 'Conferma questo indirizzo',
  },
  da: {
    subject: 'Bekræft din e-mailadresse til {brand}',
    lines: [
      'Kontoen for {company} skal skifte fra {old} til {new}. Bekræft denne adresse med knappen: ændringen gælder, når begge adresser er bekræftet, inden for 24 timer.',
      'Har du ikke bedt om det, så gør ingenting: alt bliver, som det er.',
    ],
    button: 'Bekræft denne adresse',
  },
  no: {
    subject: 'Bekreft e-postadressen din for {brand}',
    lines: [
      'Kontoen til {company} skal endres fra {old} til {new}. Bekreft denne adressen med knappen: endringen gjelder når begge adressene er bekreftet, innen 24 timer.',
      'Har du ikke bedt om dette, trenger du ikke å gjøre noe: alt blir som det er.',
    ],
    button: 'Bekreft denne adressen',
  },
  sv: {
    subject: 'Bekräfta din e-postadress för {brand}',
    lines: [
      'Kontot för {company} ska bytas från {old} till {new}. Bekräfta den här adressen med knappen: bytet gäller när båda adresserna är bekräftade, inom 24 timmar.',
      'Har du inte bett om det behöver du inte göra något: allt förblir som det är.',
    ],
    button: 'Bekräfta den här adressen',
  },
  fi: {
    subject: 'Vahvista sähköpostiosoitteesi: {brand}',
    lines: [
      'Yrityksen {company} tili vaihtuu osoitteesta {old} osoitteeseen {new}. Vahvista tämä osoite painikkeella: vaihto on voimassa, kun molemmat osoitteet on vahvistettu 24 tunnin kuluessa.',
      'Jos et pyytänyt tätä, älä tee mitään: kaikki pysyy ennallaan.',
    ],
    button: 'Vahvista tämä osoite',
  },
  pl: {
    subject: 'Potwierdź adres e-mail: {brand}',
    lines: [
      'Konto firmy {company} ma zmienić adres z {old} na {new}. Potwierdź ten adres przyciskiem: zmiana obowiązuje, gdy oba adresy zostaną potwierdzone w ciągu 24 godzin.',
      'Jeśli o to nie prosisz, nie rób nic: wszystko zostaje bez zmian.',
    ],
    button: 'Potwierdź ten adres',
  },
  cs: {
    subject: 'Potvrďte e-mailovou adresu pro {brand}',
    lines: [
      'Účet společnosti {company} se má změnit z {old} na {new}. Potvrďte tuto adresu tlačítkem: změna platí, jakmile jsou obě adresy potvrzené, do 24 hodin.',
      'Pokud jste o to nežádali, nedělejte nic: vše zůstane, jak je.',
    ],
    button: 'Potvrdit tuto adresu',
  },
  hu: {
    subject: 'E-mail-cím megerősítése ({brand})',
    lines: [
      'A(z) {company} fiókjának címe erről: {old} erre változna: {new}. Erősítse meg ezt a címet a gombbal: a módosítás akkor érvényes, ha mindkét címet megerősítették 24 órán belül.',
      'Ha nem Ön kérte, ne tegyen semmit: minden marad, ahogy van.',
    ],
    button: 'Cím megerősítése',
  },
  ru: {
    subject: 'Подтвердите адрес электронной почты: {brand}',
    lines: [
      'Адрес учётной записи {company} меняется с {old} на {new}. Подтвердите этот адрес кнопкой: изменение вступит в силу, когда оба адреса будут подтверждены, в течение 24 часов.',
      'Если вы об этом не просили, ничего не делайте: всё останется как есть.',
    ],
    button: 'Подтвердить этот адрес',
  },
  uk: {
    subject: 'Підтвердьте адресу електронної пошти: {brand}',
    lines: [
      'Адреса облікового запису {company} змінюється з {old} на {new}. Підтвердьте цю адресу кнопкою: зміна набуде чинності, коли обидві адреси буде підтверджено, протягом 24 годин.',
      'Якщо ви про це не просили, нічого не робіть: усе залишиться як є.',
    ],
    button: 'Підтвердити цю адресу',
  },
} as const satisfies Readonly<Record<Language, MailWords>>
