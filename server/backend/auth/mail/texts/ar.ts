import type { MailTexts } from '../mail-texts.ts';

export const ar: MailTexts = {
  mails: {
    signup: {
      subject: 'أكِّد بريدك الإلكتروني في {site}',
      reason: 'سجَّل شخصٌ ما في {site} بهذا البريد الإلكتروني.',
      action: 'تأكيد البريد الإلكتروني',
    },
    invite: {
      subject: 'أنت مدعوٌّ إلى {site}',
      reason: 'يدعوك أحد مشرفي {site} إلى فتح حساب.',
      action: 'قبول الدعوة',
    },
    magiclink: {
      subject: 'رابط دخولك إلى {site}',
      reason: 'طلب شخصٌ ما الدخول إلى {site} بهذا البريد الإلكتروني.',
      action: 'تسجيل الدخول',
    },
    recovery: {
      subject: 'اختر كلمة مرور جديدة لحسابك في {site}',
      reason: 'طلب شخصٌ ما كلمة مرور جديدة للحساب المرتبط بهذا البريد الإلكتروني في {site}.',
      action: 'اختيار كلمة مرور جديدة',
    },
    email_change: {
      subject: 'أكِّد تغيير بريدك الإلكتروني في {site}',
      reason: 'سيصبح البريد الإلكتروني لحسابٍ في {site} هو {address}.',
      action: 'تأكيد التغيير',
    },
    reauthentication: {
      subject: 'رمزك في {site}',
      reason: 'طلب شخصٌ دخل إلى حسابك في {site} رمزًا لتغيير أمرٍ مهم.',
    },
    password_changed: {
      subject: 'تغيَّرت كلمة مرورك في {site}',
      reason: 'تغيَّرت كلمة مرور حسابك في {site}، وسُجِّل الخروج من الأجهزة الأخرى.',
    },
    email_changed: {
      subject: 'تغيَّر بريدك الإلكتروني في {site}',
      reason: 'أصبح البريد الإلكتروني لحسابك في {site} هو {address}.',
    },
    factor_added: {
      subject: 'فُعِّل الدخول بخطوتين في {site}',
      reason: 'أُضيفت خطوة ثانية إلى تسجيل الدخول إلى حسابك في {site}.',
    },
    factor_removed: {
      subject: 'أُزيل الدخول بخطوتين في {site}',
      reason: 'أُزيلت خطوة ثانية من تسجيل الدخول إلى حسابك في {site}.',
    },
    deletion_requested: {
      subject: 'سيُحذف حسابك في {site}',
      reason:
        'طلبت حذف حسابك في {site} مع كل ما فيه. سيتم ذلك في {date}. وحتى ذلك الحين يمكنك تسجيل الدخول والاحتفاظ به.',
    },
    deletion_cancelled: {
      subject: 'حسابك في {site} باقٍ',
      reason: 'أُلغي حذف حسابك في {site}، ولم يُفقد شيء.',
    },
    account_deleted: {
      subject: 'حُذف حسابك في {site}',
      reason: 'كما طلبت، حُذف حسابك في {site} مع كل ما كان محفوظًا عنك.',
    },
  },
  orEnterCode: 'أو أدخل هذا الرمز:',
  enterCode: 'أدخل هذا الرمز:',
  lifetime: 'يعمل مرة واحدة، لمدة {lifetime}.',
  ignore: 'إن لم تكن أنت من طلب ذلك، فتجاهل هذه الرسالة.',
  protect: 'إن لم تكن أنت من فعل ذلك، فاختر كلمة مرور جديدة فورًا وسجِّل الخروج من الأجهزة الأخرى.',
};
