import type { MailTexts } from '../mail-wording.ts';

export const es: MailTexts = {
  mails: {
    signup: {
      subject: 'Confirma tu correo electrónico en {site}',
      reason: 'Alguien se ha registrado en {site} con esta dirección de correo.',
      action: 'Confirmar la dirección',
    },
    invite: {
      subject: 'Te han invitado a {site}',
      reason: 'Un administrador de {site} te invita a crear una cuenta.',
      action: 'Aceptar la invitación',
    },
    magiclink: {
      subject: 'Tu enlace para iniciar sesión en {site}',
      reason: 'Alguien ha pedido iniciar sesión en {site} con esta dirección de correo.',
      action: 'Iniciar sesión',
    },
    recovery: {
      subject: 'Elige una contraseña nueva para {site}',
      reason: 'Alguien ha pedido una contraseña nueva para la cuenta de {site} con esta dirección de correo.',
      action: 'Elegir una contraseña nueva',
    },
    email_change: {
      subject: 'Confirma el cambio de tu correo electrónico en {site}',
      reason: 'La dirección de correo de una cuenta de {site} va a ser {address}.',
      action: 'Confirmar el cambio',
    },
    reauthentication: {
      subject: 'Tu código para {site}',
      reason:
        'Alguien que ha iniciado sesión en tu cuenta de {site} ha pedido un código para cambiar algo importante.',
    },
    password_changed: {
      subject: 'Se ha cambiado tu contraseña de {site}',
      reason:
        'Se ha cambiado la contraseña de tu cuenta de {site}. Se ha cerrado la sesión en los demás dispositivos.',
    },
    email_changed: {
      subject: 'Se ha cambiado tu correo electrónico en {site}',
      reason: 'La dirección de correo de tu cuenta de {site} es ahora {address}.',
    },
    factor_added: {
      subject: 'Se ha activado el segundo paso en {site}',
      reason: 'Se ha añadido un segundo paso al inicio de sesión de tu cuenta de {site}.',
    },
    factor_removed: {
      subject: 'Se ha quitado el segundo paso en {site}',
      reason: 'Se ha quitado un segundo paso del inicio de sesión de tu cuenta de {site}.',
    },
    deletion_requested: {
      subject: 'Tu cuenta en {site} se va a eliminar',
      reason:
        'Has pedido que se elimine tu cuenta en {site} con todo lo que contiene. Se hará el {date}. Hasta entonces puedes iniciar sesión y conservarla.',
    },
    deletion_cancelled: {
      subject: 'Tu cuenta en {site} se conserva',
      reason: 'Se ha cancelado la eliminación de tu cuenta en {site}. No se ha perdido nada.',
    },
    account_deleted: {
      subject: 'Tu cuenta en {site} se ha eliminado',
      reason: 'Como pediste, tu cuenta en {site} se ha eliminado junto con todo lo que guardábamos sobre ti.',
    },
  },
  orEnterCode: 'O escribe este código:',
  enterCode: 'Escribe este código:',
  lifetime: 'Sirve una sola vez, durante {lifetime}.',
  ignore: 'Si no has sido tú, puedes ignorar este correo.',
  protect:
    'Si no has sido tú, elige enseguida una contraseña nueva y cierra la sesión en los demás dispositivos.',
};
