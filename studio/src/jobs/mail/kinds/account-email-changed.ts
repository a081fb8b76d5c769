import type { Language } from '@menagerie/sites/brand-locale'
import type { MailWords } from './mail.ts'

/** Sent to both addresses after the change (ASVS 6.3.7). */
export const ACCOUNT_EMAIL_CHANGED = {
  en: {
    subject: 'Your email address for {brand} was changed',
    lines: ['The account of {company} now belongs to {new}. If that was not you, please write to us at once.'],
    button: 'Log in',
  },
  de: {
    subject: 'Ihre E-Mail-Adresse für {brand} wurde geändert',
    lines: [
      'Das Konto von {company} gehört jetzt zu {new}. Falls Sie das nicht waren, schreiben Sie uns bitte sofort.',
    ],
    button: 'Anmelden',
  },
  nl: {
    subject: 'Je e-mailadres voor {brand} is gewijzigd',
    lines: ['Het account van {company} hoort nu bij {new}. Was jij dat niet, schrijf ons dan meteen.'],
    button: 'Inloggen',
  },
  fr: {
    subject: 'Votre adresse e-mail {brand} a été changée',
    lines: ['Le compte de {company} est maintenant lié à {new}. Si ce n’était pas vous, écrivez-nous tout de suite.'],
    button: 'Se connecter',
  },
  es: {
    subject: 'Se ha cambiado tu correo electrónico de {brand}',
    lines: ['La cuenta de {company} pertenece ahora a {new}. Si no has sido tú, escríbenos enseguida.'],
    button: 'Iniciar sesión',
  },
  it: {
    subject: 'Il tuo indirizzo e-mail per {brand} è stato cambiato',
    lines: ['L’account di {company} ora è legato a {new}. Se non sei stato tu, scrivici subito.'],
    button: 'Accedi',
  },
  da: {
    subject: 'Din e-mailadresse til {brand} er ændret',
    lines: ['Kontoen for {company} hører nu til {new}. Var det ikke dig, så skriv straks til os.'],
    button: 'Log ind',
  },
  no: {
    subject: 'E-postadressen din for {brand} er endret',
    lines: ['Kontoen til {company} hører nå til {new}. Var det ikke deg, skriv til oss med en gang.'],
    button: 'Logg inn',
  },
  sv: {
    subject: 'Din e-postadress för {brand} har bytts',
    lines: ['Kontot för {company} hör nu till {new}. Var det inte du, skriv genast till oss.'],
    button: 'Logga in',
  },
  fi: {
    subject: 'Sähköpostiosoitteesi on vaihdettu: {brand}',
    lines: ['Yrityksen {company} tili kuuluu nyt osoitteelle {new}. Jos se et ollut sinä, kirjoita meille heti.'],
    button: 'Kirjaudu sisään',
  },
  pl: {
    subject: 'Twój adres e-mail do {brand} został zmieniony',
    lines: ['Konto firmy {company} należy teraz do {new}. Jeśli to nie Ty, od razu do nas napisz.'],
    button: 'Zaloguj się',
  },
  cs: {
    subject: 'Vaše e-mailová adresa pro {brand} byla změněna',
    lines: ['Účet společnosti {company} nyní patří k adrese {new}. Pokud jste to nebyli vy, ihned nám napište.'],
    button: 'Přihlásit se',
  },
  hu: {
    subject: 'E-mail-címe megváltozott ({brand})',
    lines: ['A(z) {company} fiókja mostantól ehhez a címhez tartozik: {new}. Ha nem Ön volt, azonnal írjon nekünk.'],
    button: 'Bejelentkezés',
  },
  ru: {
    subject: 'Ваш адрес электронной почты для {brand} изменён',
    lines: ['Учётная запись {company} теперь связана с {new}. Если это были не вы, сразу напишите нам.'],
    button: 'Войти',
  },
  uk: {
    subject: 'Вашу адресу електронної пошти для {brand} змінено',
    lines: ['Обліковий запис {company} тепер пов’язано з {new}. Якщо це були не ви, одразу напишіть нам.'],
    button: 'Увійти',
  },
} as const satisfies Readonly<Record<Language, MailWords>>
