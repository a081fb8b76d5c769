import type { PortalWords } from './portal-words.ts'

export const PORTAL_ES: PortalWords = {
  column: 'Para tiendas',
  press: 'Prensa',
  business: {
    path: 'para-empresas',
    menu: 'Vender nuestros productos',
    title: 'Para tiendas y distribuidores',
    subTitle: '{brand} en tu estante y personas que contestan al teléfono',
    meta: '¿Quieres vender {brand}? Qué ofrecemos a las tiendas y cómo conseguir acceso al portal de clientes.',
    content: `## Qué te ofrecemos
- **Pedidos desde una caja.** Las tiendas pequeñas también cuentan.
- **Imágenes y textos** para el estante, el escaparate y la tienda en línea.
- **Respuestas de personas** que conocen la gama, todos los días laborables.
## Cómo ser cliente
Envía el nombre y la dirección de tu tienda a {mail}. Revisamos cada solicitud y respondemos en dos días laborables.
¿Ya tienes acceso? [Inicia sesión](page:business-login).`,
  },
  login: {
    slug: 'iniciar-sesion',
    title: 'Iniciar sesión',
    subTitle: 'Para tiendas con acceso',
    meta: 'Inicio de sesión en el portal de clientes de {brand}, para tiendas con acceso.',
    content:
      'Usa el correo electrónico con el que se registró tu tienda. ¿Aún no tienes acceso? [Así se consigue](page:business).',
  },
  portal: {
    slug: 'portal-cliente',
    title: 'Portal de clientes',
    subTitle: 'Nos alegra verte',
    content:
      'Aquí está lo que necesitas para vender {brand}: [imágenes y textos](page:portal-material) y [una línea directa con nosotros](page:portal-contact).',
  },
  material: {
    slug: 'imagenes-y-textos',
    title: 'Imágenes y textos',
    subTitle: 'Para el estante, el escaparate y la tienda en línea',
    content: `## Qué puedes usar
Todas las imágenes y los textos de nuestros productos, gratis y mientras los vendas. Muestra el envase entero y con sus propios colores.
## Para tu tienda en línea
El número que está debajo del código de barras es el de nuestras listas. Pide el archivo con todos los nombres, textos e imágenes: {mail}.`,
  },
  contact: {
    slug: 'contacto',
    title: 'Contacto para tiendas',
    subTitle: 'Una persona, no una cola de espera',
    content:
      '¿Una pregunta sobre un pedido, una entrega o una factura? Escribe a {mail} e indica tu número de cliente. Respondemos el mismo día laborable.',
  },
}
