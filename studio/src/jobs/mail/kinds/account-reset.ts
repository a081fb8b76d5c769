import type { Language } from '@menagerie/sites/brand-locale'
import type { MailWords } from './mail.ts'

/** The button leads to the page for a new password; its link can be used once. */
export const ACCOUNT_RESET = {
  en: {
    subject: 'Choose a new password for {brand}',
    lines: [
      'Someone, we hope you, asked for a new password for {company}. The link works once, for 60 minutes. If it was not you, there is nothing to do: your password stays as it is.',
    ],
    button: 'Choose a new password',
  },
  de: {
    subject: 'Neues Passwort für {brand} wählen',
    lines: [
      'Für {company} wurde ein neues Passwort angefordert, wir hoffen, von Ihnen. Der Link gilt einmal und 60 Minuten lang. Falls Sie es nicht waren, ist nichts zu tun: Ihr Passwort bleibt, wie es ist.',
    ],
    button: 'Neues Passwort wählen',
  },
  nl: {
    subject: 'Kies een nieuw wachtwoord voor {brand}',
    lines: [
      'Iemand, hopelijk jij, heeft een nieuw wachtwoord aangevraagd voor {company}. De link werkt één keer, 60 minuten lang. Was jij het niet, dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
    ],
    button: 'Nieuw wachtwoord kiezen',
  },
  fr: {
    subject: 'Choisissez un nouveau mot de passe pour {brand}',
    lines: [
      'Quelqu’un, vous nous l’espérons, a demandé un nouveau mot de passe pour {company}. Le lien fonctionne une fois, pendant 60 minutes. Si ce n’était pas vous, il n’y a rien à faire : votre mot de passe ne change pas.',
    ],
    button: 'Choisir un nouveau mot de passe',
  },
  es: {
    subject: 'Elige una nueva contraseña para {brand}',
    lines: [
      'Alguien, esperamos que tú, ha pedido una nueva contraseña para {company}. El enlace funciona una vez, durante 60 minutos. Si no has sido tú, no tienes que hacer nada: tu contraseña no cambia.',
    ],
    button: 'Elegir una nueva contraseña',
  },
  it: {
    subject: 'Scegli una nuova password per {brand}',
    lines: [
      'Qualcuno, speriamo tu, ha chiesto una nuova password per {company}. Il link funziona una volta, per 60 minuti. Se non sei stato tu, non devi fare nulla: la tua password resta com’è.',
    ],
    button: 'Scegli una nuova password',
  },
  da: {
    subject: 'Vælg en ny adgangskode til {brand}',
    lines: [
      'Nogen, forhåbentlig dig, har bedt om en ny adgangskode til {company}. Linket virker én gang i 60 minutter. Var det ikke dig, skal du intet gøre: din adgangskode forbliver, som den er.',
    ],
    button: 'Vælg en ny adgangskode',
  },
  no: {
    subject: 'Velg et nytt passord for {brand}',
    lines: [
      'Noen, forhåpentlig du, har bedt om et nytt passord for {company}. Lenken virker én gang i 60 minutter. Var det ikke deg, trenger du ikke gjøre noe: passordet forblir som det er.',
    ],
    button: 'Velg et nytt passord',
  },
  sv: {
    subject: 'Välj ett nytt lösenord för {brand}',
    lines: [
      'Någon, förhoppningsvis du, har bett om ett nytt lösenord för {company}. Länken fungerar en gång, i 60 minuter. Var det inte du behöver du inte göra något: lösenordet förblir som det är.',
    ],
    button: 'Välj ett nytt lösenord',
  },
  fi: {
    subject: 'Valitse uusi salasana: {brand}',
    lines: [
      'Joku, toivottavasti sinä, pyysi uutta salasanaa yritykselle {company}. Linkki toimii kerran, 60 minuutin ajan. Jos se et ollut sinä, sinun ei tarvitse tehdä mitään: salasanasi pysyy ennallaan.',
    ],
    button: 'Valitse uusi salasana',
  },
  pl: {
    subject: 'Wybierz nowe hasło do {brand}',
    lines: [
      'Ktoś, mamy nadzieję, że Ty, poprosił o nowe hasło dla {company}. Link działa raz, przez 60 minut. Jeśli to nie Ty, nic nie musisz robić: hasło pozostaje bez zmian.',
    ],
    button: 'Wybierz nowe hasło',
  },
  cs: {
    subject: 'Zvolte si nové heslo pro {brand}',
    lines: [
      'Někdo, doufáme, že vy, požádal o nové heslo pro {company}. Odkaz funguje jednou, po dobu 60 minut. Pokud jste to nebyli vy, nemusíte nic dělat: heslo zůstává beze změny.',
    ],
    button: 'Zvolit nové heslo',
  },
  hu: {
    subject: 'Új jelszó választása ({brand})',
    lines: [
      'Valaki, reméljük, Ön, új jelszót kért a(z) {company} számára. A hivatkozás egyszer, 60 percig használható. Ha nem Ön volt, nincs teendője: jelszava nem változik.',
    ],
    button: 'Új jelszó választása',
  },
  ru: {
    subject: 'Выберите новый пароль для {brand}',
    lines: [
      'Кто-то, надеемся, вы, запросил новый пароль для {company}. Ссылка действует один раз, 60 минут. Если это были не вы, ничего делать не нужно: пароль останется прежним.',
    ],
    button: 'Выбрать новый пароль',
  },
  uk: {
    subject: 'Виберіть новий пароль для {brand}',
    lines: [
      'Хтось, сподіваємося, ви, запросив новий пароль для {company}. Посилання діє один раз, 60 хвилин. Якщо це були не ви, нічого робити не потрібно: пароль лишиться незмінним.',
    ],
    button: 'Вибрати новий пароль',
  },
} as const satisfies Readonly<Record<Language, MailWords>>
