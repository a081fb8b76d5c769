import type { PortalWords } from './portal-words.ts'

export const PORTAL_ES: PortalWords = {
  column: 'Para tiendas',
  press: 'Prensa',
  business: {
    path: 'para-empresas',
    menu: 'Vender nuestros productos',
    title: 'Vender nuestros productos: para tiendas y distribuidores',
    subTitle: '{brand} en tu estante y personas que contestan al teléfono',
    meta: '¿Quieres vender {brand}? Qué ofrecemos a las tiendas y cómo conseguir acceso al portal de clientes.',
    content: `## Qué te ofrecemos
- **Pedidos desde una caja.** Las tiendas pequeñas también cuentan.
- **Imágenes y textos** para el estante, el escaparate y la tienda en línea.
- **Respuestas de personas** que conocen la gama, todos los días laborables.
## Cómo ser cliente
Solicita el acceso aquí, en la web, con el nombre y la dirección de tu tienda; se tarda unos minutos. Revisamos cada solicitud y respondemos por correo electrónico en dos días laborables.`,
  },
  login: {
    slug: 'iniciar-sesion',
    title: 'Portal de clientes: iniciar sesión',
    subTitle: 'Para tiendas con acceso',
    meta: 'Inicio de sesión en el portal de clientes de {brand}, para tiendas con acceso.',
    content: 'Usa el correo electrónico con el que se registró tu tienda.',
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
El número que está debajo del código de barras es el de nuestras listas. El archivo de abajo contiene todos los nombres y textos. Las imágenes se envían a petición: {mail}.`,
  },
  contact: {
    slug: 'contacto',
    title: 'Contacto para tiendas',
    subTitle: 'Una persona, no una cola de espera',
    content: `Tu persona de contacto en {brand} es **{person}**. Escribe a {personMail} con tu número de cliente o pide que te llamemos.
## Para qué
- **Pedidos y entregas:** cambios hasta las doce del día anterior al envío.
- **Facturas y devoluciones:** indica, por favor, el número del albarán.
- **Una visita a tu tienda:** con muestras, con cita previa.
Respondemos el mismo día laborable.`,
  },
  training: {
    slug: 'formacion',
    title: 'Formación',
    subTitle: 'Lecciones breves para tu equipo',
    content:
      'Diez minutos cada una, para las mañanas tranquilas en la tienda. Para imprimir o leer juntos en el mostrador.',
    pages: [
      {
        slug: 'cinco-preguntas-en-el-mostrador',
        title: 'Cinco preguntas en el mostrador',
        subTitle: 'Primero preguntar, luego aconsejar',
        content: `Quien pide «algo para mi perro» espera que le pregunten. Bastan cinco preguntas.
## Las preguntas
- **¿Para quién es?** Especie, edad y peso. Sin ellos, toda respuesta es una apuesta.
- **¿De qué se trata?** Un deseo cada vez: el pelo, el peso, la higiene dental.
- **¿Qué usa ahora?** Quien está contento cambia poco a poco, en una semana.
- **¿Ha dicho algo el veterinario?** Entonces cuenta su palabra y no la nuestra.
- **¿Cómo quiere usarlo?** Un espray en la entrada se usa más que un baño en el segundo piso.
## Y después
Nombra dos productos, no cinco, y di en qué se diferencian. Pon el envase en la mano: quien ha leído la etiqueta vuelve menos veces con dudas.`,
      },
      {
        slug: 'un-estante-que-se-explica-solo',
        title: 'Un estante que se explica solo',
        subTitle: 'Orden, altura, luz',
        content: `Un estante se mira unos segundos. En ese tiempo hay que ver dónde está el propio animal.
## Tres reglas
- **Por animal y luego por uso.** Nadie busca una marca cuando el perro huele mal.
- **Lo más vendido a la altura de los ojos,** los envases grandes abajo, los pequeños junto a la caja.
- **Dos envases delante de cada hueco.** Un estante medio vacío parece de saldos.
## Una vez por semana
Limpiar el estante, adelantar los envases, revisar las fechas. Una etiqueta de precio vieja cuesta más confianza que un precio alto.`,
      },
    ],
  },
  news: {
    slug: 'novedades',
    title: 'Novedades para tiendas',
    subTitle: 'Qué cambia y desde cuándo',
    content: 'Qué cambia para las tiendas: fechas, expositores, productos nuevos.',
    pages: [
      {
        slug: 'pedidos-antes-de-navidad',
        title: 'Pedidos antes de Navidad: hasta el 4 de diciembre',
        subTitle: 'Entregamos hasta el 22 de diciembre',
        content: `Lo que nos llegue hasta el viernes 4 de diciembre estará en tu tienda antes de Navidad. Los pedidos posteriores salen de nuestro almacén a partir del 4 de enero.
Usa el [formulario de pedido](page:portal) y escribe «Navidad» en el asunto: prepararemos tu pedido primero.`,
      },
      {
        slug: 'nuevo-expositor-para-el-mostrador',
        title: 'Nuevo expositor para el mostrador',
        subTitle: 'Gratis con diez cajas',
        content: `Ya hay un pequeño expositor de madera para seis productos, de 30 cm de ancho. Es gratis con un pedido de diez cajas o más.
Di a {personMail} qué seis productos quieres mostrar: lo enviamos lleno.`,
      },
    ],
  },
}
