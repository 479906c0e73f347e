// Runs inline before the first paint of every page, so nothing flashes: theme, language direction and signed-in hint.
// Plain JavaScript on purpose: its exact text is hashed for the content security policy (dist/client/csp.json).
(function () {
  const root = document.documentElement;
  const isApp = root.hasAttribute('data-app');
  // A link that signs in may land on any page, and may be a stranger's; /auth asks, and comes back to pages of the app.
  const path = location.pathname;
  if (
    !path.startsWith('/auth') &&
    /[#&?](access_token|code|error|error_code)=/.test(location.hash + location.search)
  ) {
    const query = (isApp ? 'next=' + encodeURIComponent(path) + '&' : '') + location.search.slice(1);
    location.replace('/auth' + (query && '?' + query) + location.hash);
  }
  function readStorage() {
    try {
      const theme = localStorage.getItem('ledgerline.theme');
      if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
      else delete root.dataset.theme;
      const colours = localStorage.getItem('ledgerline.chart-colours');
      if (colours) root.dataset.chartColours = colours;
      root.toggleAttribute('data-signed-in', localStorage.getItem('ledgerline.auth') !== null);
      const language = isApp && localStorage.getItem('ledgerline.language');
      if (language && /^(en|es|fr|ar|zh|hi)$/.test(language)) {
        root.lang = language;
        root.dir = language === 'ar' ? 'rtl' : 'ltr';
      }
    } catch {
      // Storage is blocked: the system theme, the browser's language and the signed-out view are shown.
    }
  }
  readStorage();
  // A page that the back button brings back as it was may have been left signed out and in light.
  addEventListener('pageshow', function (event) {
    if (event.persisted) readStorage();
  });
})();
