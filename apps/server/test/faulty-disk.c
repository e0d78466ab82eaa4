/* A disk that fails when it is told to: LD_PRELOAD it, name a control file in FAULTY_DISK and the folder it is for in FAULTY_FOLDER.
   The control file holds one word: nothing, "full" (ENOSPC on writes), "broken" (EIO on writes), "readonly" (EROFS on writes),
   "unsynced" (EIO on syncs), "slow" (a sync takes 100 ms) or "held" (a sync waits until the word changes). */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

static int is_ours(int fd) {
  const char *folder = getenv("FAULTY_FOLDER");
  char link[64], path[4096];
  if (!folder) return 0;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return 0;
  path[length] = 0;
  return strncmp(path, folder, strlen(folder)) == 0 && strstr(path + strlen(folder), "tabard.db") != NULL;
}

static int is_told(const char *word) {
  const char *control = getenv("FAULTY_DISK");
  char said[16] = {0};
  if (!control) return 0;
  int fd = (int)syscall(SYS_openat, AT_FDCWD, control, O_RDONLY | O_CLOEXEC);
  if (fd < 0) return 0;
  if (syscall(SYS_read, fd, said, sizeof said - 1) < 0) said[0] = 0;
  syscall(SYS_close, fd);
  return strcmp(said, word) == 0;
}

static int write_error(int fd) {
  if (!is_ours(fd)) return 0;
  return is_told("full") ? ENOSPC : is_told("broken") ? EIO : is_told("readonly") ? EROFS : 0;
}

#define FAULTY_WRITE(name, parameters, arguments)                    \
  ssize_t name parameters {                                          \
    static ssize_t(*real) parameters;                                \
    if (!real) *(void **)&real = dlsym(RTLD_NEXT, #name);            \
    int error = write_error(fd);                                     \
    if (!error) return real arguments;                               \
    errno = error;                                                   \
    return -1;                                                       \
  }

FAULTY_WRITE(write, (int fd, const void *bytes, size_t count), (fd, bytes, count))
FAULTY_WRITE(pwrite, (int fd, const void *bytes, size_t count, off_t at), (fd, bytes, count, at))
FAULTY_WRITE(pwrite64, (int fd, const void *bytes, size_t count, off64_t at), (fd, bytes, count, at))

#define FAULTY_SYNC(name)                                            \
  int name(int fd) {                                                 \
    static int (*real)(int);                                         \
    if (!real) *(void **)&real = dlsym(RTLD_NEXT, #name);            \
    if (!is_ours(fd)) return real(fd);                               \
    if (is_told("slow")) usleep(100000);                             \
    while (is_told("held")) usleep(2000);                            \
    if (!is_told("unsynced")) return real(fd);                       \
    errno = EIO;                                                     \
    return -1;                                                       \
  }

FAULTY_SYNC(fsync)
FAULTY_SYNC(fdatasync)
