// Preloaded into the processes that scripts/ starts: they end when the parent process has ended, even if it was killed.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
