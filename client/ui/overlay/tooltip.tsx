import { type ComponentProps, type ReactNode, useState } from 'react';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';
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
  // Beside the control, not at the end of the document, so that it lies within the page's landmarks.
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <span ref={setPlace} className="relative">
      <TooltipTrigger delay={400} closeDelay={100}>
        <Focusable>{children}</Focusable>
        <PortalProvider getContainer={() => place}>
          <AriaTooltip
            offset={8}
            className="w-max max-w-form animate-appear rounded-tag border border-transparent bg-ink px-3 py-1 text-15 text-paper shadow-overlay"
          >
            {text}
          </AriaTooltip>
        </PortalProvider>
      </TooltipTrigger>
    </span>
  );
}
