import type { Language } from '@menagerie/brands/brand-locale'
import type { MailWords } from './mail.ts'

/** Sent when an application has arrived. */
export const ACCOUNT_RECEIVED = {
  en: {
    subject: 'Your application to {brand}',
    lines: [
      'Thank you, {name}. We have received the application of {company} for a business account and are looking at it. We will write to you as soon as it is decided.',
    ],
  },
  de: {
    subject: 'Ihr Antrag bei {brand}',
    lines: [
      'Vielen Dank, {name}. Der Antrag von {company} auf ein Händlerkonto ist eingegangen und wird geprüft. Wir schreiben Ihnen, sobald er entschieden ist.',
    ],
  },
  nl: {
    subject: 'Je aanvraag bij {brand}',
    lines: [
      'Bedankt, {name}. We hebben de aanvraag van {company} voor een zakelijk account ontvangen en bekijken die. We schrijven je zodra er een besluit is.',
    ],
  },
  fr: {
    subject: 'Votre demande auprès de {brand}',
    lines: [
      'Merci, {name}. Nous avons bien reçu la demande de compte professionnel de {company} et l’examinons. Nous vous écrirons dès qu’une décision sera prise.',
    ],
  },
  es: {
    subject: 'Tu solicitud a {brand}',
    lines: [
      'Gracias, {name}. Hemos recibido la solicitud de {company} de una cuenta de empresa y la estamos revisando. Te escribiremos en cuanto esté decidida.',
    ],
  },
  it: {
    subject: 'La tua richiesta a {brand}',
    lines: [
      'Grazie, {name}. Abbiamo ricevuto la richiesta di {company} per un account aziendale e la stiamo esaminando. Ti scriveremo appena avremo deciso.',
    ],
  },
  da: {
    subject: 'Din ansøgning hos {brand}',
    lines: [
      'Tak, {name}. Vi har modtaget ansøgningen fra {company} om en forhandlerkonto og ser på den. Vi skriver, så snart den er afgjort.',
    ],
  },
  no: {
    subject: 'Søknaden din hos {brand}',
    lines: [
      'Takk, {name}. Vi har mottatt søknaden fra {company} om forhandlerkonto og ser på den. Vi skriver så snart den er avgjort.',
    ],
  },
  sv: {
    subject: 'Din ansökan hos {brand}',
    lines: [
      'Tack, {name}. Vi har tagit emot ansökan från {company} om ett företagskonto och läser den. Vi skriver så snart den är avgjord.',
    ],
  },
  fi: {
    subject: 'Hakemuksesi: {brand}',
    lines: [
      'Kiitos, {name}. Olemme vastaanottaneet yritystilihakemuksen ({company}) ja käsittelemme sitä. Kirjoitamme heti, kun päätös on tehty.',
    ],
  },
  pl: {
    subject: 'Twój wniosek do {brand}',
    lines: [
      'Dziękujemy, {name}. Otrzymaliśmy wniosek firmy {company} o konto firmowe i rozpatrujemy go. Napiszemy, gdy tylko zapadnie decyzja.',
    ],
  },
  cs: {
    subject: 'Vaše žádost u {brand}',
    lines: [
      'Děkujeme, {name}. Žádost společnosti {company} o firemní účet dorazila a vyřizujeme ji. Napíšeme, jakmile rozhodneme.',
    ],
  },
  hu: {
    subject: 'Kérelme ({brand})',
    lines: [
      'Köszönjük, {name}. Megkaptuk a(z) {company} üzleti fiók iránti kérelmét, és megvizsgáljuk. Amint döntöttünk, írunk.',
    ],
  },
  ru: {
    subject: 'Ваша заявка в {brand}',
    lines: [
      'Спасибо, {name}. Мы получили заявку {company} на учётную запись и рассматриваем её. Мы напишем, как только примем решение.',
    ],
  },
  uk: {
    subject: 'Ваша заявка до {brand}',
    lines: [
      'Дякуємо, {name}. Ми отримали заявку {company} на обліковий запис і розглядаємо її. Ми напишемо, щойно ухвалимо рішення.',
    ],
  },
} as const satisfies Readonly<Record<Language, MailWords>>
