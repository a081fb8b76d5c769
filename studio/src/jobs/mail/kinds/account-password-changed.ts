import type { Language } from '@menagerie/sites/brand-locale'
import type { MailWords } from './mail.ts'

/** Sent after every change of a password (ASVS 6.3.7). */
export const ACCOUNT_PASSWORD_CHANGED = {
  en: {
    subject: 'Your password for {brand} was changed',
    lines: [
      'The password of {company} was changed just now. If that was not you, ask for a new password on our website at once and write to us.',
    ],
    button: 'Choose a new password',
  },
  de: {
    subject: 'Ihr Passwort für {brand} wurde geändert',
    lines: [
      'Das Passwort von {company} wurde soeben geändert. Falls Sie das nicht waren, fordern Sie auf unserer Website sofort ein neues an und schreiben Sie uns.',
    ],
    button: 'Neues Passwort wählen',
  },
  nl: {
    subject: 'Je wachtwoord voor {brand} is gewijzigd',
    lines: [
      'Het wachtwoord van {company} is zojuist gewijzigd. Was jij dat niet, vraag dan meteen een nieuw wachtwoord aan op onze website en schrijf ons.',
    ],
    button: 'Nieuw wachtwoord kiezen',
  },
  fr: {
    subject: 'Votre mot de passe {brand} a été modifié',
    lines: [
      'Le mot de passe de {company} vient d’être modifié. Si ce n’était pas vous, demandez-en tout de suite un nouveau sur notre site et écrivez-nous.',
    ],
    button: 'Choisir un nouveau mot de passe',
  },
  es: {
    subject: 'Se ha cambiado tu contraseña de {brand}',
    lines: [
      'La contraseña de {company} se acaba de cambiar. Si no has sido tú, pide enseguida una nueva en nuestra web y escríbenos.',
    ],
    button: 'Elegir una nueva contraseña',
  },
  it: {
    subject: 'La tua password per {brand} è stata cambiata',
    lines: [
      'La password di {company} è stata appena cambiata. Se non sei stato tu, chiedine subito una nuova sul nostro sito e scrivici.',
    ],
    button: 'Scegli una nuova password',
  },
  da: {
    subject: 'Din adgangskode til {brand} er ændret',
    lines: [
      'Adgangskoden til {company} er netop ændret. Var det ikke dig, så bed straks om en ny på vores website og skriv til os.',
    ],
    button: 'Vælg en ny adgangskode',
  },
  no: {
    subject: 'Passordet ditt for {brand} er endret',
    lines: [
      'Passordet til {company} ble nettopp endret. Var det ikke deg, be straks om et nytt på nettstedet vårt og skriv til oss.',
    ],
    button: 'Velg et nytt passord',
  },
  sv: {
    subject: 'Ditt lösenord för {brand} har ändrats',
    lines: [
      'Lösenordet för {company} ändrades nyss. Var det inte du, be genast om ett nytt på vår webbplats och skriv till oss.',
    ],
    button: 'Välj ett nytt lösenord',
  },
  fi: {
    subject: 'Salasanasi on vaihdettu: {brand}',
    lines: [
      'Yrityksen {company} salasana vaihdettiin juuri. Jos se et ollut sinä, pyydä heti uusi sivustoltamme ja kirjoita meille.',
    ],
    button: 'Valitse uusi salasana',
  },
  pl: {
    subject: 'Twoje hasło do {brand} zostało zmienione',
    lines: [
      'Hasło firmy {company} zostało właśnie zmienione. Jeśli to nie Ty, od razu poproś o nowe na naszej stronie i napisz do nas.',
    ],
    button: 'Wybierz nowe hasło',
  },
  cs: {
    subject: 'Vaše heslo pro {brand} bylo změněno',
    lines: [
      'Heslo společnosti {company} bylo právě změněno. Pokud jste to nebyli vy, ihned si na našem webu vyžádejte nové a napište nám.',
    ],
    button: 'Zvolit nové heslo',
  },
  hu: {
    subject: 'Jelszava megváltozott ({brand})',
    lines: [
      'A(z) {company} jelszava az imént megváltozott. Ha nem Ön volt, azonnal kérjen újat a webhelyünkön, és írjon nekünk.',
    ],
    button: 'Új jelszó választása',
  },
  ru: {
    subject: 'Ваш пароль для {brand} изменён',
    lines: [
      'Пароль {company} только что изменён. Если это были не вы, сразу запросите новый на нашем сайте и напишите нам.',
    ],
    button: 'Выбрать новый пароль',
  },
  uk: {
    subject: 'Ваш пароль для {brand} змінено',
    lines: [
      'Пароль {company} щойно змінено. Якщо це були не ви, одразу запросіть новий на нашому сайті та напишіть нам.',
    ],
    button: 'Вибрати новий пароль',
  },
} as const satisfies Readonly<Record<Language, MailWords>>
