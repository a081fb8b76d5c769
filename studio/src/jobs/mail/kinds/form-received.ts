import type { Language } from '@menagerie/sites/brand-locale'
import type { MailWords } from './mail.ts'

/**
 * Sent to a mailbox of the company (`receivers/`): the submitted fields are below the text, and replies go to the
 * visitor.
 */
export const FORM_RECEIVED = {
  en: {
    subject: 'A new message from the {brand} website',
    lines: ['A visitor has sent the contact form. Your answer to this mail goes straight to them.'],
  },
  de: {
    subject: 'Neue Nachricht von der Website von {brand}',
    lines: ['Das Kontaktformular wurde abgeschickt. Ihre Antwort auf diese Mail geht direkt an die Person.'],
  },
  nl: {
    subject: 'Nieuw bericht via de website van {brand}',
    lines: ['Iemand heeft het contactformulier verstuurd. Je antwoord op deze mail gaat direct naar die persoon.'],
  },
  fr: {
    subject: 'Nouveau message du site {brand}',
    lines: ['Une personne a envoyé le formulaire de contact. Votre réponse à cet e-mail lui parvient directement.'],
  },
  es: {
    subject: 'Nuevo mensaje desde la web de {brand}',
    lines: ['Alguien ha enviado el formulario de contacto. Tu respuesta a este correo le llega directamente.'],
  },
  it: {
    subject: 'Nuovo messaggio dal sito {brand}',
    lines: ['È stato inviato il modulo di contatto. La tua risposta a questa e-mail arriva direttamente al mittente.'],
  },
  pl: {
    subject: 'Nowa wiadomość ze strony {brand}',
    lines: ['Wysłano formularz kontaktowy. Odpowiedź na tę wiadomość trafi prosto do nadawcy formularza.'],
  },
  cs: {
    subject: 'Nová zpráva z webu {brand}',
    lines: ['Byl odeslán kontaktní formulář. Vaše odpověď na tento e-mail půjde přímo odesílateli.'],
  },
  hu: {
    subject: 'Új üzenet a(z) {brand} webhelyéről',
    lines: ['Valaki elküldte a kapcsolatfelvételi űrlapot. Az erre a levélre adott válasz közvetlenül hozzá érkezik.'],
  },
  ru: {
    subject: 'Новое сообщение с сайта {brand}',
    lines: ['Посетитель отправил форму обратной связи. Ваш ответ на это письмо придёт прямо ему.'],
  },
  uk: {
    subject: 'Нове повідомлення із сайту {brand}',
    lines: ['Відвідувач надіслав форму зворотного зв’язку. Ваша відповідь на цей лист надійде прямо йому.'],
  },
  da: {
    subject: 'Ny besked fra {brand}s hjemmeside',
    lines: ['En besøgende har sendt kontaktformularen. Dit svar på denne mail går direkte til vedkommende.'],
  },
  no: {
    subject: 'Ny melding fra nettstedet til {brand}',
    lines: ['En besøkende har sendt kontaktskjemaet. Svaret ditt på denne e-posten går rett til vedkommende.'],
  },
  sv: {
    subject: 'Nytt meddelande från {brand}s webbplats',
    lines: ['En besökare har skickat kontaktformuläret. Ditt svar på det här mejlet går direkt till avsändaren.'],
  },
  fi: {
    subject: 'Uusi viesti sivustolta ({brand})',
    lines: ['Kävijä on lähettänyt yhteydenottolomakkeen. Vastauksesi tähän viestiin menee suoraan hänelle.'],
  },
} as const satisfies Readonly<Record<Language, MailWords>>
