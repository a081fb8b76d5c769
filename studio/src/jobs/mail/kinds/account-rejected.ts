import type { Language } from '@menagerie/sites/brand-locale'
import type { MailWords } from './mail.ts'

/** Sent when the back office has rejected an application, with its reason. */
export const ACCOUNT_REJECTED = {
  en: {
    subject: 'About your application to {brand}',
    lines: ['Dear {name}, we cannot open a business account for {company}. The reason: {reason}'],
  },
  de: {
    subject: 'Zu Ihrem Antrag bei {brand}',
    lines: ['Guten Tag {name}, wir können für {company} kein Händlerkonto eröffnen. Der Grund: {reason}'],
  },
  nl: {
    subject: 'Over je aanvraag bij {brand}',
    lines: ['Beste {name}, we kunnen voor {company} geen zakelijk account openen. De reden: {reason}'],
  },
  fr: {
    subject: 'À propos de votre demande auprès de {brand}',
    lines: ['Bonjour {name}, nous ne pouvons pas ouvrir de compte professionnel pour {company}. La raison : {reason}'],
  },
  es: {
    subject: 'Sobre tu solicitud a {brand}',
    lines: ['Hola, {name}: no podemos abrir una cuenta de empresa para {company}. El motivo: {reason}'],
  },
  it: {
    subject: 'La tua richiesta a {brand}',
    lines: ['Buongiorno {name}, non possiamo aprire un account aziendale per {company}. Il motivo: {reason}'],
  },
  da: {
    subject: 'Om din ansøgning hos {brand}',
    lines: ['Hej {name}, vi kan ikke åbne en forhandlerkonto til {company}. Årsagen: {reason}'],
  },
  no: {
    subject: 'Om søknaden din hos {brand}',
    lines: ['Hei {name}, vi kan ikke åpne en forhandlerkonto for {company}. Årsaken: {reason}'],
  },
  sv: {
    subject: 'Om din ansökan hos {brand}',
    lines: ['Hej {name}, vi kan inte öppna ett företagskonto för {company}. Skälet: {reason}'],
  },
  fi: {
    subject: 'Hakemuksestasi: {brand}',
    lines: ['Hei {name}, emme voi avata yritystiliä yritykselle {company}. Syy: {reason}'],
  },
  pl: {
    subject: 'W sprawie wniosku do {brand}',
    lines: ['Dzień dobry, {name}. Nie możemy otworzyć konta firmowego dla {company}. Powód: {reason}'],
  },
  cs: {
    subject: 'K vaší žádosti u {brand}',
    lines: ['Dobrý den, {name}. Společnosti {company} nemůžeme otevřít firemní účet. Důvod: {reason}'],
  },
  hu: {
    subject: 'Kérelméről ({brand})',
    lines: ['Tisztelt {name}! Nem tudunk üzleti fiókot nyitni a(z) {company} számára. Az ok: {reason}'],
  },
  ru: {
    subject: 'О вашей заявке в {brand}',
    lines: ['Здравствуйте, {name}. Мы не можем открыть учётную запись для {company}. Причина: {reason}'],
  },
  uk: {
    subject: 'Про вашу заявку до {brand}',
    lines: ['Вітаємо, {name}. Ми не можемо відкрити обліковий запис для {company}. Причина: {reason}'],
  },
} as const satisfies Readonly<Record<Language, MailWords>>
