import type { LetterTexts } from '../letter-wording.ts';

export const es: LetterTexts = {
  letters: {
    received: {
      subject: 'Hemos recibido tu solicitud en {site}',
      text: 'Gracias. Hemos recibido tu solicitud para «{program}». La revisamos en un plazo de 48 horas, antes del {due}, y te escribimos. Dos personas leen por qué quieres aprender antes de que decidamos: cuéntalo en la página de abajo.',
      action: 'Ver el estado de tu solicitud',
    },
    awarded: {
      subject: 'Tu beca en {site}',
      text: 'Felicidades. Te concedemos «{program}»: tienes acceso a todos los cursos sin pagar.',
      action: 'Activar la beca',
    },
    declined: {
      subject: 'La decisión sobre tu solicitud en {site}',
      text: 'Gracias por tu solicitud. Esta vez no podemos concederte «{program}». La evaluación y el primer módulo de cada curso son gratuitos para ti, como para todos.',
      action: 'Ver la decisión',
    },
  },
  reason: 'El motivo:',
  claim:
    'Regístrate con esta dirección de correo y confírmala, y la beca será tuya. Si usas otra dirección, sigue el enlace de abajo después de iniciar sesión.',
  ignore: 'Si no has presentado ninguna solicitud, puedes ignorar este correo.',
};
