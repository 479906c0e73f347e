import type { ComponentProps, ReactNode } from 'react';
import { Focusable, Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';

interface TooltipProps {
  text: ReactNode;
  /** One focusable element, such as a Button. */
  children: ComponentProps<typeof Focusable>['children'];
}

/**
 * A few words about a control, shown while it is hovered or focused. Touch screens never show them, so they may only
 * repeat or add; what is needed stands on the page. Import it lazily: it is heavy.
 */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={400} closeDelay={100}>
      <Focusable>{children}</Focusable>
      <AriaTooltip
        offset={8}
        className="max-w-form animate-appear rounded-tag border border-transparent bg-ink px-3 py-1 text-15 text-paper shadow-overlay"
      >
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
