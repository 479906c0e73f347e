import type { LetterTexts } from '../letter-wording.ts';

export const zh: LetterTexts = {
  letters: {
    received: {
      subject: '我们已收到你在 {site} 的申请',
      text: '谢谢你，我们已收到你的“{program}”申请。我们会在 48 小时内（{due} 之前）完成审核，并通过邮件通知你结果。在我们做出决定之前，会有两个人阅读你想学习的理由：请在下面的页面上告诉他们。',
      action: '查看申请进度',
    },
    awarded: {
      subject: '你在 {site} 的奖学金',
      text: '恭喜你。你获得了“{program}”：你可以免费学习所有课程。',
      action: '领取奖学金',
    },
    declined: {
      subject: '关于你在 {site} 的申请的决定',
      text: '感谢你的申请。这一次我们无法授予你“{program}”。评估和每门课程的第一个模块仍对所有人免费。',
      action: '查看决定',
    },
  },
  reason: '理由：',
  claim: '使用此邮箱地址注册并完成确认，奖学金即归你所有。若使用其他地址，请在登录后打开下面的链接。',
  ignore: '如果你没有提交申请，可以忽略此邮件。',
};
