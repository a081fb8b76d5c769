import { item, toNewTab, withoutLink } from './example-menus.ts'

/** Short words, three levels, and one title without a link. */
export const ENGLISH = {
  header: [
    item(
      'Dogs',
      [item('Food', ['Kibble', 'Wet food', 'Treats']), item('Care', ['Coat', 'Ears', 'Teeth']), 'Toys'],
      'dog',
    ),
    item('Cats', ['Food', 'Care', 'Toys'], 'cat'),
    withoutLink(item('Small animals', [item('Rabbits', [], 'rabbit'), item('Parrots', [], 'parrot')], 'rabbit')),
    item('Advice', [], 'about'),
    item('Contact', [], 'contact'),
  ],
  top: [item('Find a shop'), item('Jobs'), toNewTab('For shops')],
  footer: [
    item('Help', ['Questions', 'Delivery', 'Contact']),
    item('About us', ['Our bakery', 'Jobs', 'News']),
    toNewTab('For shops'),
  ],
  bottom: [item('Privacy'), item('Imprint'), item('Conditions')],
}

/** Menus with many long items. */
export const GERMAN = {
  header: [
    item('Hunde', [item('Hundefutter', ['Getreidefreies Trockenfutter', 'Nassfutter']), 'Ernährungsberatung'], 'dog'),
    item('Katzen', ['Katzenfutter', 'Fellpflege', 'Katzenspielzeug'], 'cat'),
    item('Kaninchen und Nagetiere', ['Kaninchen', 'Meerschweinchen'], 'rabbit'),
    item('Ziervögel', ['Wellensittiche', 'Kanarienvögel'], 'parrot'),
    item('Aquaristik', [], 'fish'),
    item('Ernährungsratgeber', ['Nahrungsmittelunverträglichkeiten', 'Zahngesundheit'], 'about'),
    item('Unternehmen', ['Nachhaltigkeit', 'Stellenangebote'], 'about'),
  ],
  top: [
    item('Fachhändler finden'),
    item('Stellenangebote'),
    item('Nachhaltigkeitsbericht'),
    toNewTab('Händlerregistrierung'),
  ],
  footer: [
    item('Kundenbetreuung', ['Ernährungsberatungsgespräche', 'Häufige Fragen', 'Kontaktformular']),
    item('Unternehmensverantwortung', ['Nachhaltigkeitsberichterstattung', 'Stellenangebote']),
    item('Tierarten', ['Hunde', 'Katzen', 'Kaninchen', 'Meerschweinchen', 'Wellensittiche']),
    item('Rechtliches', ['Verbraucherstreitbeilegungsgesetz']),
  ],
  bottom: [item('Datenschutzbestimmungen'), item('Impressum'), item('Allgemeine Geschäftsbedingungen')],
}

export const CYRILLIC = {
  header: [
    item('Собаки', [item('Корма', ['Сухой корм', 'Влажный корм']), 'Уход за шерстью', 'Игрушки'], 'dog'),
    item('Кошки', ['Корма', 'Наполнители'], 'cat'),
    item('Грызуны и кролики', ['Морские свинки', 'Кролики'], 'rabbit'),
    item('Консультации специалистов', ['Непереносимость компонентов корма'], 'about'),
    item('Контакты', [], 'contact'),
  ],
  top: [item('Найти магазин'), item('Сотрудничество'), toNewTab('Для зоомагазинов')],
  footer: [
    item('Обслуживание покупателей', ['Вопросы и ответы', 'Обратная связь']),
    item('О предприятии', ['Производство', 'Вакансии', 'Ответственность']),
  ],
  bottom: [item('Конфиденциальность'), item('Пользовательское соглашение')],
}
