/**
 * What the mail before the end of a trial says in one language. `{site}` stands for the name of the installation, `{date}`
 * for the day.
 */
type TrialTexts = { readonly subject: string; readonly text: string; readonly action: string };

/** The texts by language, in the manner in which each language addresses learners everywhere else. */
export const TRIAL_TEXTS: Readonly<Record<string, TrialTexts>> & { readonly en: TrialTexts } = {
  en: {
    subject: 'Your free trial at {site} ends on {date}',
    text: 'Your free trial ends on {date}. It ends by itself: nothing is charged, and your progress is kept. The first module of every course stays open to you. To go on with the others, choose a plan.',
    action: 'Choose a plan',
  },
  es: {
    subject: 'Tu prueba gratuita en {site} termina el {date}',
    text: 'Tu prueba gratuita termina el {date}. Termina por sí sola: no se cobra nada y conservas tu progreso. Sigues teniendo acceso al primer módulo de cada curso. Para continuar con los demás, elige un plan.',
    action: 'Elegir un plan',
  },
  fr: {
    subject: 'Votre essai gratuit sur {site} se termine le {date}',
    text: 'Votre essai gratuit se termine le {date}. Il s’arrête de lui-même : rien n’est débité et votre progression est conservée. Vous gardez accès au premier module de chaque cours. Pour continuer avec les autres, choisissez une formule.',
    action: 'Choisir une formule',
  },
  ar: {
    subject: 'تنتهي تجربتك المجانية في {site} بتاريخ {date}',
    text: 'تنتهي تجربتك المجانية بتاريخ {date} تلقائيًا: لن يُخصم منك شيء، ويبقى تقدّمك محفوظًا. ويمكنك دائمًا دراسة الوحدة الأولى من كل دورة. ولمتابعة بقية الوحدات اختر باقة.',
    action: 'اختيار باقة',
  },
  zh: {
    subject: '你在 {site} 的免费试用将于 {date} 结束',
    text: '你的免费试用将于 {date} 结束。试用会自动结束：不会产生任何费用，学习进度也会保留。每门课程的第一个模块仍可学习。要继续学习其余内容，请选择一个套餐。',
    action: '选择套餐',
  },
  hi: {
    subject: '{site} पर आपका मुफ़्त ट्रायल {date} को समाप्त होगा',
    text: 'आपका मुफ़्त ट्रायल {date} को समाप्त होगा। वह अपने आप समाप्त हो जाता है: कोई शुल्क नहीं लिया जाता और आपकी प्रगति सहेजी रहती है। हर कोर्स का पहला मॉड्यूल आप आगे भी पढ़ सकेंगे। बाकी मॉड्यूल जारी रखने के लिए कोई प्लान चुनें।',
    action: 'प्लान चुनें',
  },
};
