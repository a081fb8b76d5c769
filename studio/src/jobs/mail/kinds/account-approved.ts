import type { Language } from '@menagerie/sites/brand-locale'
import type { MailWords } from './mail.ts'

/** Sent when the back office has approved an application. */
export const ACCOUNT_APPROVED = {
  en: {
    subject: 'Your business account with {brand} is open',
    lines: [
      'Welcome, {name}. The application of {company} has been approved: you can now log in with your email address and your password.',
    ],
    button: 'Log in',
  },
  de: {
    subject: 'Ihr Händlerkonto bei {brand} ist freigeschaltet',
    lines: [
      'Willkommen, {name}. Der Antrag von {company} wurde angenommen: Sie können sich jetzt mit Ihrer E-Mail-Adresse und Ihrem Passwort anmelden.',
    ],
    button: 'Anmelden',
  },
  nl: {
    subject: 'Je zakelijke account bij {brand} is open',
    lines: [
      'Welkom, {name}. De aanvraag van {company} is goedgekeurd: je kunt nu inloggen met je e-mailadres en wachtwoord.',
    ],
    button: 'Inloggen',
  },
  fr: {
    subject: 'Votre compte professionnel {brand} est ouvert',
    lines: [
      'Bienvenue, {name}. La demande de {company} est acceptée : vous pouvez maintenant vous connecter avec votre adresse e-mail et votre mot de passe.',
    ],
    button: 'Se connecter',
  },
  es: {
    subject: 'Tu cuenta de empresa en {brand} está abierta',
    lines: [
      'Te damos la bienvenida, {name}. La solicitud de {company} ha sido aprobada: ya puedes acceder con tu correo electrónico y tu contraseña.',
    ],
    button: 'Iniciar sesión',
  },
  it: {
    subject: 'Il tuo account aziendale {brand} è attivo',
    lines: [
      'Ti diamo il benvenuto, {name}. La richiesta di {company} è stata approvata: ora puoi accedere con il tuo indirizzo email e la tua password.',
    ],
    button: 'Accedi',
  },
  da: {
    subject: 'Din forhandlerkonto hos {brand} er åben',
    lines: [
      'Velkommen, {name}. Ansøgningen fra {company} er godkendt: du kan nu logge ind med din e-mailadresse og adgangskode.',
    ],
    button: 'Log ind',
  },
  no: {
    subject: 'Forhandlerkontoen din hos {brand} er åpen',
    lines: [
      'Velkommen, {name}. Søknaden fra {company} er godkjent: du kan nå logge inn med e-postadressen og passordet ditt.',
    ],
    button: 'Logg inn',
  },
  sv: {
    subject: 'Ditt företagskonto hos {brand} är öppet',
    lines: [
      'Välkommen, {name}. Ansökan från {company} har godkänts: du kan nu logga in med din e-postadress och ditt lösenord.',
    ],
    button: 'Logga in',
  },
  fi: {
    subject: 'Yritystilisi on avattu: {brand}',
    lines: [
      'Tervetuloa, {name}. Hakemus ({company}) on hyväksytty: voit nyt kirjautua sähköpostiosoitteellasi ja salasanallasi.',
    ],
    button: 'Kirjaudu sisään',
  },
  pl: {
    subject: 'Twoje konto firmowe w {brand} jest aktywne',
    lines: [
      'Witamy, {name}. Wniosek firmy {company} został przyjęty: możesz już zalogować się adresem e-mail i hasłem.',
    ],
    button: 'Zaloguj się',
  },
  cs: {
    subject: 'Váš firemní účet u {brand} je aktivní',
    lines: [
      'Vítejte, {name}. Žádost společnosti {company} byla schválena: nyní se můžete přihlásit e-mailovou adresou a heslem.',
    ],
    button: 'Přihlásit se',
  },
  hu: {
    subject: 'Üzleti fiókja aktív ({brand})',
    lines: [
      'Üdvözöljük, {name}. A(z) {company} kérelmét elfogadtuk: mostantól beléphet e-mail-címével és jelszavával.',
    ],
    button: 'Bejelentkezés',
  },
  ru: {
    subject: 'Ваша учётная запись в {brand} открыта',
    lines: [
      'Добро пожаловать, {name}. Заявка {company} одобрена: теперь вы можете войти с адресом электронной почты и паролем.',
    ],
    button: 'Войти',
  },
  uk: {
    subject: 'Ваш обліковий запис у {brand} відкрито',
    lines: [
      'Вітаємо, {name}. Заявку {company} схвалено: тепер ви можете увійти з адресою електронної пошти та паролем.',
    ],
    button: 'Увійти',
  },
} as const satisfies Readonly<Record<Language, MailWords>>
