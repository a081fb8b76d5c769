import type { Language } from '@menagerie/sites/brand-locale'
import type { MailWords } from './mail.ts'

/** Sent to the owner of an address that already has an account, after another application with it. */
export const ACCOUNT_KNOWN = {
  en: {
    subject: 'You already have an account with {brand}',
    lines: [
      'Someone applied for a business account with this address, but {company} already has one or has applied. Nothing was changed. If it was you, log in or choose a new password on our website.',
    ],
    button: 'Log in',
  },
  de: {
    subject: 'Sie haben bereits ein Konto bei {brand}',
    lines: [
      'Mit dieser Adresse wurde ein Händlerkonto beantragt, doch {company} hat bereits eines oder einen Antrag. Es wurde nichts geändert. Falls Sie es waren: Melden Sie sich auf unserer Website an oder wählen Sie dort ein neues Passwort.',
    ],
    button: 'Anmelden',
  },
  nl: {
    subject: 'Je hebt al een account bij {brand}',
    lines: [
      'Met dit adres is een zakelijk account aangevraagd, maar {company} heeft er al een of een aanvraag. Er is niets gewijzigd. Was jij het, log dan in of kies een nieuw wachtwoord op onze website.',
    ],
    button: 'Inloggen',
  },
  fr: {
    subject: 'Vous avez déjà un compte chez {brand}',
    lines: [
      'Un compte professionnel a été demandé avec cette adresse, mais {company} en a déjà un ou a déjà fait une demande. Rien n’a été modifié. Si c’était vous, connectez-vous ou choisissez un nouveau mot de passe sur notre site.',
    ],
    button: 'Se connecter',
  },
  es: {
    subject: 'Ya tienes una cuenta en {brand}',
    lines: [
      'Se ha solicitado una cuenta de empresa con esta dirección, pero {company} ya tiene una o la ha solicitado. No se ha cambiado nada. Si has sido tú, inicia sesión o elige una nueva contraseña en nuestra web.',
    ],
    button: 'Iniciar sesión',
  },
  it: {
    subject: 'Hai già un account presso {brand}',
    lines: [
      'È stato richiesto un account aziendale con questo indirizzo, ma {company} ne ha già uno o lo ha già richiesto. Non è cambiato nulla. Se sei stato tu, accedi o scegli una nuova password sul nostro sito.',
    ],
    button: 'Accedi',
  },
  da: {
    subject: 'Du har allerede en konto hos {brand}',
    lines: [
      'Der er ansøgt om en forhandlerkonto med denne adresse, men {company} har allerede en eller har ansøgt. Intet er ændret. Var det dig, så log ind eller vælg en ny adgangskode på vores website.',
    ],
    button: 'Log ind',
  },
  no: {
    subject: 'Du har allerede en konto hos {brand}',
    lines: [
      'Noen har søkt om forhandlerkonto med denne adressen, men {company} har allerede en eller har søkt. Ingenting er endret. Var det deg, logg inn eller velg et nytt passord på nettstedet vårt.',
    ],
    button: 'Logg inn',
  },
  sv: {
    subject: 'Du har redan ett konto hos {brand}',
    lines: [
      'Någon har ansökt om ett företagskonto med den här adressen, men {company} har redan ett eller har ansökt. Inget har ändrats. Var det du, logga in eller välj ett nytt lösenord på vår webbplats.',
    ],
    button: 'Logga in',
  },
  fi: {
    subject: 'Sinulla on jo tili: {brand}',
    lines: [
      'Tällä osoitteella on haettu yritystiliä, mutta yrityksellä {company} on jo tili tai hakemus. Mitään ei muutettu. Jos se olit sinä, kirjaudu sisään tai valitse uusi salasana sivustollamme.',
    ],
    button: 'Kirjaudu sisään',
  },
  pl: {
    subject: 'Masz już konto w {brand}',
    lines: [
      'Złożono wniosek o konto firmowe z tym adresem, ale {company} ma już konto lub złożyła wniosek. Nic się nie zmieniło. Jeśli to Ty, zaloguj się lub wybierz nowe hasło na naszej stronie.',
    ],
    button: 'Zaloguj się',
  },
  cs: {
    subject: 'U {brand} už máte účet',
    lines: [
      'S touto adresou někdo žádal o firemní účet, ale {company} už účet má nebo o něj požádala. Nic se nezměnilo. Pokud jste to byli vy, přihlaste se nebo si na našem webu zvolte nové heslo.',
    ],
    button: 'Přihlásit se',
  },
  hu: {
    subject: 'Már van fiókja ({brand})',
    lines: [
      'Valaki üzleti fiókot kért ezzel a címmel, de a(z) {company} már rendelkezik fiókkal vagy kérelemmel. Semmi sem változott. Ha Ön volt, jelentkezzen be, vagy válasszon új jelszót a webhelyünkön.',
    ],
    button: 'Bejelentkezés',
  },
  ru: {
    subject: 'У вас уже есть учётная запись в {brand}',
    lines: [
      'С этим адресом подали заявку на учётную запись, но у {company} она уже есть или заявка уже подана. Ничего не изменилось. Если это были вы, войдите или выберите новый пароль на нашем сайте.',
    ],
    button: 'Войти',
  },
  uk: {
    subject: 'У вас уже є обліковий запис у {brand}',
    lines: [
      'Із цією адресою подали заявку на обліковий запис, але {company} його вже має або вже подала заявку. Нічого не змінилося. Якщо це були ви, увійдіть або виберіть новий пароль на нашому сайті.',
    ],
    button: 'Увійти',
  },
} as const satisfies Readonly<Record<Language, MailWords>>
