import type { MailMessages } from '#services/mail/mail-words.ts'
import { wordsFor } from '../words.ts'
import { premium } from './premium.ts'
import { shell } from './shell.ts'

const { wait, day, money } = wordsFor('es')
const lasts = (seconds: number) => `El enlace funciona durante ${wait(seconds)}.`
const once = (seconds: number) => `El enlace funciona una sola vez, durante ${wait(seconds)}.`

export const mails: MailMessages = {
  greeting: 'Hola:',
  copyAddress: 'Si el botón no funciona, copie esta dirección en el navegador:',
  signature: (site) => `Tinta. ${shell.site.tagline}\n${site}`,
  help: (email) => `¿Tiene preguntas? Escriba a ${email}.`,
  kinds: {
    'confirm-address': ({ hours }) => ({
      subject: 'Confirme su dirección de correo',
      before: ['Confirme, por favor, que esta dirección es suya. Después podrá iniciar sesión en Tinta con ella.'],
      button: 'Confirmar la dirección',
      after: [
        lasts(hours * 3_600),
        'Si usted no dio esta dirección a Tinta, no haga caso de este correo. Sin la confirmación no ocurre nada.',
      ],
    }),
    'address-taken': () => ({
      subject: 'Ya tiene una cuenta',
      before: [
        'Alguien ha querido abrir una cuenta de Tinta con su dirección de correo. Si fue usted: ya tiene una. Inicie sesión o, si ha olvidado la contraseña, pida allí una nueva.',
      ],
      button: 'Iniciar sesión',
      after: ['Si no fue usted, no haga caso de este correo. En su cuenta no ha cambiado nada.'],
    }),
    'sign-in-link': ({ minutes }) => ({
      subject: 'Su enlace para iniciar sesión',
      before: ['Con este enlace inicia sesión en Tinta sin contraseña.'],
      button: 'Iniciar sesión',
      after: [
        once(minutes * 60),
        'No reenvíe este correo: quien abra el enlace entrará en su cuenta.',
        'Si no lo ha pedido usted, no haga caso de este correo.',
      ],
    }),
    'reset-password': ({ minutes }) => ({
      subject: 'Elija una contraseña nueva',
      before: ['Alguien, probablemente usted, ha pedido una contraseña nueva para su cuenta de Tinta. Puede elegirla aquí.'],
      button: 'Elegir la contraseña',
      after: [once(minutes * 60), 'Si no la ha pedido usted, no haga caso de este correo. Su contraseña sigue siendo la misma.'],
    }),
    'allow-address-change': ({ newEmail, hours }) => ({
      subject: 'Permita el cambio de su dirección de correo',
      before: [
        `Se ha pedido otra dirección de correo para su cuenta de Tinta: ${newEmail}. Permita, por favor, el cambio. Después escribiremos a la dirección nueva para que se confirme también allí.`,
      ],
      button: 'Permitir el cambio',
      after: [
        lasts(hours * 3_600),
        'Si no lo ha pedido usted, no abra el enlace y elija una contraseña nueva: alguien ha entrado en su cuenta.',
      ],
    }),
    'address-changed': ({ newEmail }) => ({
      subject: 'Su dirección de correo ha cambiado',
      before: [
        `La dirección de correo de su cuenta de Tinta es ahora ${newEmail}. Desde ahora le escribimos a ella, y con ella inicia sesión.`,
      ],
      button: null,
      after: ['Si no la cambió usted, avise de inmediato a quien administra el sitio.'],
    }),
    'password-changed': () => ({
      subject: 'Su contraseña ha cambiado',
      before: ['La contraseña de su cuenta de Tinta ha cambiado.'],
      button: null,
      after: [
        'Si la cambió usted, no tiene que hacer nada.',
        'Si no fue usted, pida una contraseña nueva al iniciar sesión y cierre la sesión de los demás dispositivos en la página de su cuenta.',
      ],
    }),
    'second-step-on': () => ({
      subject: 'El segundo paso está activado',
      before: [
        'A partir de ahora, para iniciar sesión en su cuenta de Tinta hace falta también un código de su aplicación de autenticación.',
      ],
      button: null,
      after: [
        'Guarde los códigos de recuperación donde los encuentre sin el teléfono: si pierde la aplicación, con cada uno puede entrar una vez.',
        'Si no lo activó usted, elija de inmediato una contraseña nueva y avise a quien administra el sitio.',
      ],
    }),
    'second-step-off': () => ({
      subject: 'El segundo paso está desactivado',
      before: ['Para iniciar sesión en su cuenta de Tinta ya no hace falta un código de su aplicación de autenticación.'],
      button: null,
      after: ['Si no lo desactivó usted, elija de inmediato una contraseña nueva y vuelva a activar el segundo paso.'],
    }),
    'new-device': ({ browser, system }) => ({
      subject: 'Inicio de sesión desde un dispositivo nuevo',
      before: [
        `Alguien ha iniciado sesión en su cuenta de Tinta desde un dispositivo que no se había usado antes${deviceIn(browser, system)}.`,
      ],
      button: null,
      after: [
        'Si fue usted, no tiene que hacer nada.',
        'Si no fue usted, cierre la sesión de ese dispositivo en la página de su cuenta y elija una contraseña nueva.',
      ],
    }),
    'key-made': ({ name, start }) => ({
      subject: 'Se ha creado una clave nueva de la API',
      before: [
        `En su cuenta de Tinta se ha creado una clave de la API: ${name}, que empieza por ${start}. Los programas que la tienen trabajan como usted.`,
      ],
      button: null,
      after: [
        'Si fue usted, no tiene que hacer nada.',
        'Si no fue usted, revoque la clave en la página para desarrolladores y elija una contraseña nueva.',
      ],
    }),
    'account-deleted': () => ({
      subject: 'Su cuenta se ha eliminado',
      before: [
        'Su cuenta de Tinta se ha eliminado, con todo lo que contenía. No se puede recuperar.',
        'Gracias por escribir con Tinta. Puede abrir una cuenta nueva cuando quiera.',
      ],
      button: null,
      after: ['Si no la eliminó usted, avise a quien administra el sitio.'],
    }),
    'plan-started': ({ tier, renewsAt }) => ({
      subject: `Su plan ${plan(tier)} ha empezado`,
      before: [
        `Gracias. Su plan ${plan(tier)} ha empezado y ya puede usar todo lo que incluye.`,
        ...(renewsAt === null ? [] : [`Se renueva el ${day(renewsAt)}.`]),
      ],
      button: null,
      after: ['Puede cambiar o terminar el plan en cualquier momento en la página de su cuenta.'],
    }),
    'plan-renews': ({ tier, renewsAt, price }) => ({
      subject: `Su plan ${plan(tier)} se renueva el ${day(renewsAt)}`,
      before: [
        `Su plan ${plan(tier)} se renueva el ${day(renewsAt)} por un mes más.`,
        ...(price === null ? [] : [`El precio es de ${money(price.amount, price.currency)}.`]),
      ],
      button: null,
      after: ['Si quiere continuar, no tiene que hacer nada. Si no, termine el plan antes de ese día en la página de su cuenta.'],
    }),
    'plan-ended': ({ tier }) => ({
      subject: `Su plan ${plan(tier)} ha terminado`,
      before: [`Su plan ${plan(tier)} ha terminado. Su cuenta se mantiene, con todo lo que incluye una cuenta gratuita.`],
      button: null,
      after: ['Puede volver a elegir un plan cuando lo necesite.'],
    }),
    'payment-failed': ({ tier, graceUntil }) => ({
      subject: `El pago de su plan ${plan(tier)} ha fallado`,
      before: [
        `El pago de su plan ${plan(tier)} ha fallado. Conserva el plan hasta el ${day(graceUntil)}.`,
        'Revise antes de ese día, por favor, la tarjeta o los datos de pago en la página de su cuenta; de lo contrario, el plan terminará.',
      ],
      button: null,
      after: [],
    }),
  },
}

const plan = (tier: 'premium' | 'platinum'): string => premium.plans[tier].name

function deviceIn(browser: string | null, system: string | null): string {
  if (browser && system) return `: ${browser} en ${system}`
  return browser || system ? `: ${browser ?? system}` : ''
}
