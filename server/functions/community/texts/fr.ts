import type { LetterTexts } from '../letter-wording.ts';

export const fr: LetterTexts = {
  letters: {
    received: {
      subject: 'Nous avons reçu votre demande sur {site}',
      text: 'Merci. Nous avons bien reçu votre demande pour « {program} ». Nous l’examinons sous 48 heures, avant le {due}, et vous répondons par e-mail. Avant notre décision, deux personnes lisent pourquoi vous voulez apprendre : dites-le sur la page ci-dessous.',
      action: 'Voir où en est votre demande',
    },
    awarded: {
      subject: 'Votre bourse sur {site}',
      text: 'Félicitations. « {program} » vous est accordée : vous avez accès à tous les cours, sans paiement.',
      action: 'Activer la bourse',
    },
    declined: {
      subject: 'La décision sur votre demande sur {site}',
      text: 'Merci de votre demande. Nous ne pouvons pas vous accorder « {program} » cette fois-ci. L’évaluation et le premier module de chaque cours sont gratuits pour vous comme pour tout le monde.',
      action: 'Voir la décision',
    },
  },
  reason: 'Le motif :',
  claim:
    'Inscrivez-vous avec cette adresse e-mail et confirmez-la : la bourse est à vous. Avec une autre adresse, suivez le lien ci-dessous une fois connecté.',
  ignore: 'Si vous n’avez pas fait de demande, vous pouvez ignorer cet e-mail.',
};
