import type { MailTexts } from '../mail-wording.ts';

export const fr: MailTexts = {
  mails: {
    signup: {
      subject: 'Confirmez votre adresse e-mail pour {site}',
      reason: 'Quelqu’un s’est inscrit sur {site} avec cette adresse e-mail.',
      action: 'Confirmer l’adresse',
    },
    invite: {
      subject: 'Vous êtes invité sur {site}',
      reason: 'Un administrateur de {site} vous invite à créer un compte.',
      action: 'Accepter l’invitation',
    },
    magiclink: {
      subject: 'Votre lien de connexion à {site}',
      reason: 'Quelqu’un a demandé à se connecter à {site} avec cette adresse e-mail.',
      action: 'Se connecter',
    },
    recovery: {
      subject: 'Choisissez un nouveau mot de passe pour {site}',
      reason: 'Quelqu’un a demandé un nouveau mot de passe pour le compte {site} lié à cette adresse e-mail.',
      action: 'Choisir un nouveau mot de passe',
    },
    email_change: {
      subject: 'Confirmez le changement de votre adresse e-mail sur {site}',
      reason: 'L’adresse e-mail d’un compte {site} doit devenir {address}.',
      action: 'Confirmer le changement',
    },
    reauthentication: {
      subject: 'Votre code pour {site}',
      reason:
        'Quelqu’un de connecté à votre compte {site} a demandé un code pour modifier un point important.',
    },
    password_changed: {
      subject: 'Votre mot de passe {site} a été changé',
      reason:
        'Le mot de passe de votre compte {site} a été changé. Les autres appareils ont été déconnectés.',
    },
    email_changed: {
      subject: 'Votre adresse e-mail sur {site} a été changée',
      reason: 'L’adresse e-mail de votre compte {site} est désormais {address}.',
    },
    factor_added: {
      subject: 'La deuxième étape de connexion est activée sur {site}',
      reason: 'Une deuxième étape a été ajoutée à la connexion de votre compte {site}.',
    },
    factor_removed: {
      subject: 'La deuxième étape de connexion a été retirée sur {site}',
      reason: 'Une deuxième étape a été retirée de la connexion de votre compte {site}.',
    },
    deletion_requested: {
      subject: 'Votre compte {site} va être supprimé',
      reason:
        'Vous avez demandé la suppression de votre compte {site} et de tout son contenu. Elle aura lieu le {date}. D’ici là, vous pouvez vous connecter et le conserver.',
    },
    deletion_cancelled: {
      subject: 'Votre compte {site} est conservé',
      reason: 'La suppression de votre compte {site} a été annulée. Rien n’a été perdu.',
    },
    account_deleted: {
      subject: 'Votre compte {site} a été supprimé',
      reason:
        'Comme vous l’avez demandé, votre compte {site} a été supprimé, avec tout ce qui était conservé à votre sujet.',
    },
  },
  orEnterCode: 'Ou saisissez ce code :',
  enterCode: 'Saisissez ce code :',
  lifetime: 'Valable une seule fois, pendant {lifetime}.',
  ignore: 'Si ce n’était pas vous, vous pouvez ignorer cet e-mail.',
  protect:
    'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et déconnectez les autres appareils.',
};
